#pragma once

#include <cstdint>

#include "core/solve/cell_table.h"

namespace nonet {

/// One node of the search of one puzzle, with the digits side by side: word d of plane j holds the candidates of digit
/// d in plane j (drawn in digit_word.h). Words 9 to 15 of a plane are 0, so that vectors of any width can be loaded.
struct alignas(64) SearchNode {
  std::uint32_t planes[3][16];
  /// Cells with one candidate. Every cell that propagation or a guess has left one candidate is among them.
  PlaneCells known_cells;

  /// The candidates of a cell, one bit for each digit.
  std::uint32_t digits_of(int cell) const {
    const std::uint32_t* const words = planes[cell / 27];
    std::uint32_t digits = 0;
    for (int digit = 0; digit < 9; ++digit) digits |= ((words[digit] >> cell % 27) & 1) << digit;
    return digits;
  }
};

/// The cells of a propagated node that have two or more candidates (open), and those with exactly two (pairs).
struct NodeCells {
  PlaneCells open;
  PlaneCells pairs;
  int open_count;
};

}  // namespace nonet
