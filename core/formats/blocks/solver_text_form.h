#pragma once

#include <cstdint>
#include <string_view>

#include "core/formats/blocks/open_block.h"

namespace nonet {

// Strings of Interactive-Sudoku-Solver on several lines. The files of that program have one rule a line, and all givens
// on one line. Comments may stand between, and a blank line ends the puzzle.

bool begins_solver_text(std::string_view line);

/// True when the next line belongs to the puzzle. A line that gives digits again, or that names the shape of a grid,
/// begins a new puzzle, unless the line is in a group.
bool continues_solver_text(const OpenBlock& block, std::string_view line);

/// The state: how many groups are open, and the last cell that was given outside of all groups.
std::uint32_t solver_state_after(std::uint32_t state, std::string_view line);

}  // namespace nonet
