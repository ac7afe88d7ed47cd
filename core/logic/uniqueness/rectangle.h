#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/stop_check.h"

namespace nonet {

/// Four cells in two rows and two columns that could hold two digits crosswise: digits a and b in one row, b and a in
/// the other. The corners are numbered row by row from the top left. If the digits are placed crosswise, corners 0 and
/// 3 have the same digit, and corners 1 and 2 have the other digit.
struct Rectangle {
  std::array<Cell, 4> corners;
  DigitSet digits;
  /// Bit i is set when corner i has extra candidates: candidates other than the two digits.
  std::uint32_t with_extras;

  /// True when exactly two corners have extra candidates and these corners are opposite.
  bool has_opposite_extras() const { return with_extras == 0b1001 || with_extras == 0b0110; }
  CellSet cells() const;
  /// The corners with extra candidates, or the corners without extra candidates when `extras` is false.
  CellSet cells(bool extras) const;
  /// The extra candidates of all corners together.
  DigitSet extras(const PuzzleState& state) const;
  /// Returns a step about the two digits. Its parts are all corners (Role::Corner) and the corners with extra
  /// candidates (Role::Extra).
  Step step(Technique technique, const PuzzleState& state) const;
};

/// Finds the rectangles of a state whose two digits can be exchanged without breaking a rule. All corners are open. At
/// least one corner has exactly the two digits as candidates, and the other corners have both digits as candidates. If
/// `incomplete` is true, a corner may lack one of the digits, unless a digit in the grid excludes that candidate. The
/// rectangles are in the order of their first corner with exactly two candidates.
std::vector<Rectangle> unique_rectangles(const PuzzleState& state, bool incomplete, StopToken stop);

/// True when a correct grid with the two digits crosswise in the corners is still correct after the exchange of the two
/// digits.
bool may_exchange(const PuzzleState& state, const std::array<Cell, 4>& corners, DigitSet digits);

/// Return the number of the other corner in the same row, of the other corner in the same column, and of the opposite
/// corner.
constexpr std::size_t row_mate(std::size_t corner) { return corner ^ 1u; }
constexpr std::size_t column_mate(std::size_t corner) { return corner ^ 2u; }
constexpr std::size_t opposite(std::size_t corner) { return corner ^ 3u; }

/// Returns the corners of the rectangle that has the two cells as opposite corners. The cells must be in different rows
/// and columns.
std::array<Cell, 4> corners_of(const Layout& layout, Cell one, Cell other);

}  // namespace nonet
