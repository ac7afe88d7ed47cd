#pragma once

#include <string_view>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Adds to a puzzle what a section of an .sdk file says, beginning with the name in brackets. `[PencilMarks]` has a
/// line for each row, with the noted candidates of each cell between commas. A cell without notes has all candidates.
/// Other sections, such as `[Colors]`, say nothing about the puzzle.
void add_section(ParsedPuzzle& puzzle, std::string_view section);

}  // namespace nonet
