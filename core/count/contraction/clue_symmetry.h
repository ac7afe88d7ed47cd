#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/count/contraction/clue_board.h"

namespace nonet {

/// A transformation that maps the clues of a board onto clues of the same board. It permutes the digits (0 to 8), the
/// rows and the columns. Bands are mapped to bands, stacks to stacks, and the last stack to itself.
struct ClueSymmetry {
  std::array<std::uint8_t, 9> new_digit{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> new_row{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> new_column{0, 1, 2, 3, 4, 5, 6, 7, 8};

  std::size_t new_band(std::size_t band) const { return new_row[band * 3] / std::size_t{3}; }
};

/// Returns swaps of two digits that have no clues. The swaps generate all permutations of these digits.
std::vector<ClueSymmetry> free_digit_swaps(const ClueBoard& board);

/// Returns every swap of two rows of a band, or two columns of a stack, that have no clues.
std::vector<ClueSymmetry> free_line_swaps(const ClueBoard& board);

/// Finds further symmetries by trying orders of bands, stacks, rows and columns. Of the symmetries that permute the
/// digits and bands equally, returns only one. Returns at most 256 symmetries. A missing symmetry does no harm, because
/// symmetries only save work. Takes less than a millisecond.
std::vector<ClueSymmetry> clue_automorphisms(const ClueBoard& board);

}  // namespace nonet
