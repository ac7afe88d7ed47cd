#pragma once

#include <optional>
#include <vector>

#include "cli/output/repeats.h"
#include "core/api/nonet.h"

namespace nonet {

/// A digit in a cell, and why it is there.
struct Placement {
  Cell cell;
  Digit digit;
  /// It was the only candidate; else the player's choice.
  bool forced;
};

/// A puzzle being solved by hand: the givens, and what was placed since, in order. The givens must keep the rules; the
/// grid then always does. Sides up to 64.
class PlayState {
 public:
  explicit PlayState(const Grid& puzzle) : puzzle_(puzzle), grid_(puzzle) {}

  const Grid& grid() const { return grid_; }
  bool is_given(Cell cell) const { return !puzzle_[cell].is_blank(); }
  CandidateGrid candidates() const { return CandidateGrid(grid_); }
  const std::vector<Placement>& placements() const { return placements_; }

  /// The first blank cell with one candidate; none when there is none.
  std::optional<Placement> forced() const;
  /// Blank cells without a candidate.
  std::vector<Cell> dead_cells() const;

  /// Places a digit in a cell that is not given; what stood there is cleared first. When the rules forbid it nothing
  /// changes, and the reason is returned.
  std::optional<Repeat> place(const Placement& placement);
  /// Empties a cell that is not given, and withdraws the forced digits placed after it, which may have followed from it.
  void clear(Cell cell);

 private:
  std::optional<Repeat> repeat_of(const Placement& placement) const;

  Grid puzzle_;
  Grid grid_;
  std::vector<Placement> placements_;
};

}  // namespace nonet
