#pragma once

#include <bitset>
#include <optional>
#include <vector>

#include "cli/output/conflicts.h"
#include "core/api/nonet.h"

namespace nonet {

/// A digit put into a cell.
struct PlacedDigit {
  Cell cell;
  Digit digit;
  /// True when the digit was the only candidate, false when the player chose it.
  bool forced;
};

/// A set of digits of any layout, by value. DigitSet holds 64 digits, too few for the largest sides.
using WideDigitSet = std::bitset<Layout::kMaxSide + 1>;

/// A puzzle that is solved by hand: the givens, and the digits placed since, in their order. The givens must not
/// contradict each other; then no digits of the grid ever do.
class PlayState {
 public:
  explicit PlayState(const Grid& puzzle) : puzzle_(puzzle), grid_(puzzle) {}

  const Grid& grid() const { return grid_; }
  bool is_given(Cell cell) const { return !puzzle_[cell].is_blank(); }
  const std::vector<PlacedDigit>& placed() const { return placed_; }

  /// Returns the digits that no peer of a blank cell has. Empty for a cell with a digit.
  WideDigitSet candidates(Cell cell) const;
  /// Returns the first blank cell with one candidate, and that candidate; none when there is no such cell.
  std::optional<PlacedDigit> forced() const;
  /// Returns the blank cells without a candidate.
  std::vector<Cell> dead_cells() const;

  /// Places a digit in a cell that is not given, after clearing the cell. When the rules forbid the digit, nothing
  /// changes, and the conflict is returned.
  std::optional<Repeat> place(const PlacedDigit& placed);
  /// Clears a cell that is not given. Forced digits that were placed after the cleared one may depend on it, so they
  /// are cleared, too.
  void clear(Cell cell);

 private:
  std::optional<Repeat> conflict_with(const PlacedDigit& placed) const;

  Grid puzzle_;
  Grid grid_;
  std::vector<PlacedDigit> placed_;
};

}  // namespace nonet
