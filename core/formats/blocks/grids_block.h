#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/formats/blocks/open_block.h"

namespace nonet {

// Puzzles of several 9×9 grids, such as a samurai, as the rows of their canvas.
//
// A text without the name of its layout is such a puzzle when its rows have the outline of one usual layout of several
// grids, and of no other one. Its places without a cell are spaces, left out, or signs for a blank. This is no guess:
// the rows have no digit above 9, and a square of 12, 15 or 21 rows whose givens have so few different digits has no
// unique solution, because two digits that are not among the givens can change places. The butterfly has no places
// without a cell, so its text must also contradict the rules of a 12×12 puzzle.

/// True for a line that can be the first row of such a puzzle.
bool begins_grids(std::string_view line);
/// Returns how many rows there are so far, and the width of the widest row.
std::uint32_t grids_state_after(std::uint32_t state, std::string_view line);
bool continues_grids(const OpenBlock& block, std::string_view line);
bool has_ended_grids(const OpenBlock& block);
/// True when there are as many rows as the smallest layout has, or fewer rows that can only be a samurai.
bool are_grids(const OpenBlock& block);

}  // namespace nonet
