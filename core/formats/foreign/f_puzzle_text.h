#pragma once

#include <optional>
#include <string>

#include "core/formats/foreign/foreign_writing.h"

namespace nonet {

/// Writes a puzzle as JSON of f-puzzles on one line, which read_f_puzzle() reads as the same puzzle. Entries and noted
/// candidates are left out. Sides up to 16.
Result<std::string, ForeignRefusal> write_f_puzzle(const ParsedPuzzle& puzzle);

}  // namespace nonet
