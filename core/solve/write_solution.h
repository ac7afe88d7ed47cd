#pragma once

#include <span>

#include "core/grid/cell.h"
#include "core/solve/cell_table.h"
#include "core/util/bits.h"

namespace nonet {

/// Writes the digits of a solved node, row by row. `word_of(digit, plane)` returns the candidates of a digit in a
/// plane: three cells, because a plane has three columns.
template <class WordOf>
void write_solution(const WordOf& word_of, std::span<Digit, 81> digits) {
  for (int digit = 0; digit < 9; ++digit) {
    for (int plane = 0; plane < 3; ++plane) {
      const std::uint8_t* const places = kCellTable.place + 27 * plane;
      std::uint32_t left = word_of(digit, plane);
      for (int column = 0; column < 3; ++column, left = without_lowest(left)) {
        digits[places[lowest_bit(left)]] = Digit{static_cast<std::uint8_t>(digit + 1)};
      }
    }
  }
}

/// Writes the digits of the cells in `word_of(digit, plane)`. The node need not be solved; all other cells stay
/// unchanged.
template <class WordOf>
void write_known(const WordOf& word_of, std::span<Digit, 81> digits) {
  for (int digit = 0; digit < 9; ++digit) {
    for (int plane = 0; plane < 3; ++plane) {
      const std::uint8_t* const places = kCellTable.place + 27 * plane;
      for_each_bit(std::uint32_t{word_of(digit, plane)},
                   [&](int cell) { digits[places[cell]] = Digit{static_cast<std::uint8_t>(digit + 1)}; });
    }
  }
}

}  // namespace nonet
