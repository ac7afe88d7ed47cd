#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction/split_triples.h"
#include "core/grid/cell.h"

namespace nonet {

/// How a classic grid is transformed before it is counted: transposed or not, and the order of its bands and stacks.
/// This changes the work but not the number of solutions.
struct Arrangement {
  bool transposed = false;
  /// The band (of the transposed grid) that becomes the first, second, third.
  std::array<std::uint8_t, 3> bands{0, 1, 2};
  std::array<std::uint8_t, 3> stacks{0, 1, 2};

  /// The index, 0 to 80, in the given grid of a cell of the arranged grid.
  std::size_t source(std::size_t row, std::size_t column) const {
    const std::size_t from_row = bands[row / 3] * std::size_t{3} + row % 3;
    const std::size_t from_column = stacks[column / 3] * std::size_t{3} + column % 3;
    return transposed ? from_column * 9 + from_row : from_row * 9 + from_column;
  }
};

/// The clues of an arranged classic grid: 1 to 9, or 0 for a blank cell.
struct ClueBoard {
  ClueBoard(std::span<const Digit, 81> givens, const Arrangement& arrangement);

  std::vector<LineClue> band_clues(std::size_t band) const;
  std::vector<LineClue> stack_clues(std::size_t stack) const;

  std::array<std::array<std::uint8_t, 9>, 9> rows;
};

}  // namespace nonet
