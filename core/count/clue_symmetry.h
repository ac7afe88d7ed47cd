#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/count/clue_board.h"

namespace nonet {

/// A transformation that maps the clues of a board onto themselves: of digits (0 to 8), rows and columns, bands kept
/// together and stacks too, the last stack in its place.
struct ClueSymmetry {
  std::array<std::uint8_t, 9> new_digit{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> new_row{0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<std::uint8_t, 9> new_column{0, 1, 2, 3, 4, 5, 6, 7, 8};

  std::size_t new_band(std::size_t band) const { return new_row[band * 3] / std::size_t{3}; }
};

/// Exchanges of two digits that are no clues; they generate all others of that kind.
std::vector<ClueSymmetry> free_digit_swaps(const ClueBoard& board);

/// Exchanges of two rows of a band, or columns of a stack, that have no clues.
std::vector<ClueSymmetry> free_line_swaps(const ClueBoard& board);

/// The others, by trying; each effect on digits and bands once, and not more than some hundred of them (any of them will do:
/// they only save work). Less than a millisecond.
std::vector<ClueSymmetry> clue_automorphisms(const ClueBoard& board);

}  // namespace nonet
