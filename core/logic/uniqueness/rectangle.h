#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/stop_check.h"

namespace nonet {

/// Four cells in two rows and two columns that could hold two digits crosswise: a b above b a. The corners are numbered
/// row by row from the top left. Corners 0 and 3 would hold one of the digits, corners 1 and 2 the other.
struct Rectangle {
  std::array<Cell, 4> corners;
  DigitSet digits;
  /// Bit i is set when corner i has extra candidates: candidates other than the two digits.
  std::uint32_t with_extras;

  /// True when two corners have extra candidates, and they are opposite ones.
  bool has_opposite_extras() const { return with_extras == 0b1001 || with_extras == 0b0110; }
  CellSet cells() const;
  /// The corners with extra candidates, or those without.
  CellSet cells(bool extras) const;
  /// The extra candidates of all corners together.
  DigitSet extras(const PuzzleState& state) const;
  /// A step about the two digits, with the corners and the corners with extra candidates as parts.
  Step step(Technique technique, const PuzzleState& state) const;
};

/// The rectangles of a state whose two digits can be exchanged without breaking a rule. All corners are open, and at
/// least one has exactly the two digits as candidates. The other corners have both digits as candidates. With
/// `incomplete` they may lack one, as long as no digit in the grid excludes it. In the order of the first corner with
/// exactly two candidates.
std::vector<Rectangle> unique_rectangles(const PuzzleState& state, bool incomplete, StopToken stop);

/// True when a correct grid with the two digits crosswise in the corners is still correct after the exchange of the two
/// digits.
bool may_exchange(const PuzzleState& state, const std::array<Cell, 4>& corners, DigitSet digits);

/// The number of the corner in the same row, in the same column, and opposite.
constexpr std::size_t row_mate(std::size_t corner) { return corner ^ 1u; }
constexpr std::size_t column_mate(std::size_t corner) { return corner ^ 2u; }
constexpr std::size_t opposite(std::size_t corner) { return corner ^ 3u; }

/// The corners of the rectangle in which these two cells, in different rows and columns, are opposite corners.
std::array<Cell, 4> corners_of(const Layout& layout, Cell one, Cell other);

}  // namespace nonet
