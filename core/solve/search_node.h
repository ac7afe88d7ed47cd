#pragma once

#include <cstdint>

#include "core/solve/cell_table.h"

namespace nonet {

/// One state of the search for one puzzle, with digits side by side: word d of plane j are the candidates of digit d there,
/// drawn in digit_word.h. Words 9 to 15 of a plane are 0, so that vectors of any width may be taken from it.
struct alignas(64) SearchNode {
  std::uint32_t planes[3][16];
  /// Those of the candidates whose cell has no other, and all such cells.
  std::uint32_t known[3][16];
  PlaneCells known_cells;

  /// The candidates of a cell, a bit for each digit.
  std::uint32_t digits_of(int cell) const {
    const std::uint32_t* const words = planes[cell / 27];
    std::uint32_t digits = 0;
    for (int digit = 0; digit < 9; ++digit) digits |= ((words[digit] >> cell % 27) & 1) << digit;
    return digits;
  }
};

/// What propagation tells of a node beside its candidates: the cells with two or more, and with two.
struct NodeCells {
  PlaneCells open;
  PlaneCells pairs;
  int open_count;
};

}  // namespace nonet
