#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/logic/puzzle_state.h"

namespace nonet {

/// Four cells in two rows and two columns that could hold two digits crosswise: a b above b a. The corners are numbered from
/// the top left, row by row: 0 and 3, and 1 and 2, would hold the same digit.
struct Rectangle {
  std::array<Cell, 4> corners;
  DigitSet digits;
  /// Bit i is set when corner i has candidates besides the digits.
  std::uint32_t with_extras;

  /// True when two corners have extra candidates, and they are opposite ones.
  bool has_opposite_extras() const { return with_extras == 0b1001 || with_extras == 0b0110; }
  CellSet cells() const;
  /// The corners with extra candidates, or those without.
  CellSet cells(bool extras) const;
  /// The extra candidates of all corners together.
  DigitSet extras(const PuzzleState& state) const;
  /// A step with the corners and their extras as parts, and the digits.
  Step step(Technique technique, const PuzzleState& state) const;
};

/// The rectangles of a state whose digits could be exchanged without breaking a rule: all corners open, at least one has
/// exactly the two digits, the others have both, or, if `incomplete`, could have them as far as the placed digits go.
/// In the order of their first such corner.
std::vector<Rectangle> unique_rectangles(const PuzzleState& state, bool incomplete);

/// True when a grid that holds two digits crosswise in the corners stays correct when they are exchanged.
bool may_exchange(const PuzzleState& state, const std::array<Cell, 4>& corners, DigitSet digits);

/// The corner in the same row, in the same column, and opposite to a corner.
constexpr std::size_t row_mate(std::size_t corner) { return corner ^ 1u; }
constexpr std::size_t column_mate(std::size_t corner) { return corner ^ 2u; }
constexpr std::size_t opposite(std::size_t corner) { return corner ^ 3u; }

/// The corners of the rectangle of which the two cells, in different rows and columns, are opposite ones.
std::array<Cell, 4> corners_of(const Layout& layout, Cell one, Cell other);

}  // namespace nonet
