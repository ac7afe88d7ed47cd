#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"
#include "core/grid/played_puzzle.h"
#include "core/logic/layout_sets.h"
#include "core/logic/step.h"

namespace nonet {

/// A puzzle on its way: the digits that stand, which of them are given, and the candidates that are left. Sides up to 25
/// (LayoutSets::kMaxSide).
class PuzzleState {
 public:
  /// Every digit is given; the candidates are those that the digits leave.
  explicit PuzzleState(const Grid& puzzle);
  /// The digits of `givens` are given, those that `grid` has besides are placed. Both have the same layout.
  PuzzleState(const Grid& givens, const Grid& grid);
  /// The candidates of `puzzle` as far as its digits leave them.
  explicit PuzzleState(const PlayedPuzzle& puzzle);

  const LayoutSets& sets() const { return *sets_; }
  const Layout& layout() const { return sets_->layout(); }
  int side() const { return sets_->side(); }

  /// Givens, digits and candidates, without what techniques need besides.
  PlayedPuzzle played_puzzle() const;
  const Grid& grid() const { return grid_; }
  Digit digit(Cell cell) const { return grid_[cell]; }
  bool is_given(Cell cell) const { return givens_.contains(cell); }
  /// The cells without a digit.
  const CellSet& open() const { return open_; }
  bool is_solved() const { return open_.empty(); }

  /// Of a cell with a digit: none.
  DigitSet candidates(Cell cell) const { return candidates_[cell.index]; }
  bool has(Candidate candidate) const { return candidates_[candidate.cell.index].contains(candidate.digit); }
  /// The cells that have the digit as a candidate.
  const CellSet& cells(Digit digit) const { return cells_[digit.value - 1u]; }
  CellSet cells(Digit digit, House house) const { return cells(digit) & sets_->house(house); }
  /// The same by their places in the house: bit i is the i-th of its cells. In a row that is column i, in a column row i.
  std::uint32_t places(Digit digit, House house) const { return places_[slot(digit, house)]; }
  /// True when the digit stands in the house.
  bool stands(Digit digit, House house) const { return (placed_[house.index] >> (digit.value - 1) & 1u) != 0; }
  /// The digits that stand in the house.
  DigitSet placed(House house) const { return DigitSet::from_bits(placed_[house.index]); }
  /// The digits from 1 to the side.
  DigitSet all_digits() const { return DigitSet::full(side()); }

  /// Puts a digit into an open cell and takes it from the candidates of the peers.
  void place(Cell cell, Digit digit);
  /// Takes a candidate away; nothing happens when it is not there.
  void eliminate(Cell cell, Digit digit);
  /// Leaves an open cell these candidates, which may be more than it had.
  void set_candidates(Cell cell, DigitSet digits);
  /// Placements and eliminations of a step.
  void apply(const Step& step);

  /// True when an open cell has no candidate, or a digit no place in a house: no solution is left.
  bool is_broken() const;

 private:
  std::size_t slot(Digit digit, House house) const {
    return house.index * static_cast<std::size_t>(side()) + digit.value - 1u;
  }

  std::shared_ptr<const LayoutSets> sets_;
  Grid grid_;
  CellSet givens_;
  CellSet open_;
  std::vector<DigitSet> candidates_;
  std::vector<CellSet> cells_;
  std::vector<std::uint32_t> places_;
  std::vector<std::uint32_t> placed_;
};

}  // namespace nonet
