#pragma once

#include <bitset>
#include <optional>
#include <utility>
#include <vector>

#include "cli/output/conflicts.h"
#include "core/api/nonet.h"

namespace nonet {

/// A digit that was placed in a cell.
struct PlacedDigit {
  Cell cell;
  Digit digit;
  /// True when the digit was the only candidate, false when the player chose it.
  bool forced;
};

/// A set of digits for sides up to 100: bit d is digit d. DigitSet holds 64 digits only.
using WideDigitSet = std::bitset<Layout::kMaxSide + 1>;

/// A puzzle that a person solves: the givens, and the placed digits in the order in which they were placed. The givens
/// must have no conflict. place() refuses every digit that would make a conflict.
class PlayState {
 public:
  /// `given_candidates` is empty or has one set for each cell.
  explicit PlayState(const Grid& puzzle, std::vector<DigitSet> given_candidates = {})
      : puzzle_(puzzle), given_candidates_(std::move(given_candidates)), grid_(puzzle) {}

  const Grid& grid() const { return grid_; }
  bool is_given(Cell cell) const { return !puzzle_[cell].is_blank(); }
  const std::vector<PlacedDigit>& placed() const { return placed_; }

  /// Returns the digits that no peer of a blank cell has, without those that are not given candidates of the cell.
  /// Empty for a cell with a digit.
  WideDigitSet candidates(Cell cell) const;
  /// Returns the first blank cell with one candidate, and that candidate; none when there is no such cell.
  std::optional<PlacedDigit> forced() const;
  /// Returns the blank cells without a candidate.
  std::vector<Cell> dead_cells() const;

  /// True if the cell can have the digit by the given candidates of the puzzle.
  bool allows(Cell cell, Digit digit) const { return PuzzleView(puzzle_, given_candidates_).allows(cell, digit); }
  /// Places a digit that allows() accepts in a cell that is not given. A digit that the cell already has is cleared
  /// first. If the digit would make a conflict, changes nothing and returns the conflict.
  std::optional<Repeat> place(const PlacedDigit& placed);
  /// Clears a cell that is not given. Forced digits that were placed after the digit of this cell may depend on that
  /// digit, so they are cleared as well.
  void clear(Cell cell);

 private:
  std::optional<Repeat> conflict_with(const PlacedDigit& placed) const;

  Grid puzzle_;
  std::vector<DigitSet> given_candidates_;
  Grid grid_;
  std::vector<PlacedDigit> placed_;
};

}  // namespace nonet
