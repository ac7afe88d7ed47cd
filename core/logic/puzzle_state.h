#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"
#include "core/grid/played_puzzle.h"
#include "core/logic/layout_sets.h"
#include "core/logic/step.h"

namespace nonet {

/// The input of all techniques: the digits of a puzzle, which of them are given, and the candidates left. The state
/// also knows the cells of each digit's candidates, the places of each digit in each house, and the digits of each
/// house. Layouts that LayoutSets supports.
class PuzzleState {
 public:
  /// Every digit is given. The candidates of a blank cell are all digits except those of its peers.
  explicit PuzzleState(const Grid& puzzle);
  /// The digits of `givens` are given, the further digits of `grid` are entries. Both have the same layout.
  PuzzleState(const Grid& givens, const Grid& grid);
  /// The candidates of a blank cell are those of `puzzle`, except digits of the cell's peers.
  explicit PuzzleState(const PlayedPuzzle& puzzle);
  /// A puzzle with own rules. The grid has the layout of the rules; every digit is given.
  PuzzleState(const Grid& puzzle, TaughtRulesRef rules);

  const LayoutSets& sets() const { return *sets_; }
  const Layout& layout() const { return sets_->layout(); }
  int digit_count() const { return sets_->digit_count(); }

  /// The givens, digits and candidates.
  PlayedPuzzle played_puzzle() const;
  const Grid& grid() const { return grid_; }
  Digit digit(Cell cell) const { return grid_[cell]; }
  bool is_given(Cell cell) const { return givens_.contains(cell); }
  /// The own rules of the puzzle; null when there are none.
  const TaughtRulesRef& rules() const { return rules_; }
  bool has_rules() const { return rules_ != nullptr; }
  /// False when the puzzle has given candidates or rules about sizes of digits. The techniques of Family::Uniqueness
  /// then find nothing, because they exchange digits. See PuzzleView::digits_are_interchangeable().
  bool digits_are_interchangeable() const { return digits_are_interchangeable_; }
  /// The cells without a digit.
  const CellSet& open() const { return open_; }
  bool is_solved() const { return open_.empty(); }

  /// A cell with a digit has none.
  DigitSet candidates(Cell cell) const {
    NONET_EXPECTS(cell.index < candidates_.size());
    return candidates_[cell.index];
  }
  bool has(Candidate candidate) const { return candidates_[candidate.cell.index].contains(candidate.digit); }
  /// The cells that have the digit as a candidate.
  const CellSet& cells(Digit digit) const {
    NONET_EXPECTS(digit.value >= 1 && digit.value <= digit_count());
    return cells_[digit.value - 1u];
  }
  CellSet cells(Digit digit, House house) const { return cells(digit) & sets_->house(house); }
  /// The places of a digit in a full house as a mask: bit i is set when the i-th cell of the house (from 0) has the
  /// candidate. 0 for a house that is not full: the digit need not be in that house, so no conclusion follows from the
  /// number of its places. cells(digit, house) has the candidates in any house.
  std::uint32_t places(Digit digit, House house) const { return places_[slot(digit, house)]; }
  /// True when a cell of the house has the digit.
  bool is_placed(Digit digit, House house) const { return (placed_[house.index] >> (digit.value - 1) & 1u) != 0; }
  /// The digits that cells of the house have.
  DigitSet placed(House house) const { return DigitSet::from_bits(placed_[house.index]); }
  /// All digits of the layout.
  DigitSet all_digits() const { return DigitSet::full(digit_count()); }

  /// Puts a digit into an open cell and removes it from the candidates of the cell's peers.
  void put(Cell cell, Digit digit);
  /// Removes a candidate. Nothing changes when the cell does not have it.
  void eliminate(Cell cell, Digit digit);
  /// Gives an open cell these candidates, which may include some that were removed before.
  void set_candidates(Cell cell, DigitSet digits);
  /// Carries out the placements and eliminations of a step.
  void apply(const Step& step);

  /// True when an open cell has no candidate, or when a full house has no place for a digit. Then there is no solution.
  bool is_broken() const;

 private:
  std::size_t slot(Digit digit, House house) const {
    NONET_EXPECTS(digit.value >= 1 && digit.value <= digit_count() && house.index < sets_->house_count());
    return house.index * static_cast<std::size_t>(digit_count()) + digit.value - 1u;
  }

  // Lives as long as the layout, which the grid holds.
  const LayoutSets* sets_;
  Grid grid_;
  CellSet givens_;
  TaughtRulesRef rules_;
  bool digits_are_interchangeable_ = true;
  CellSet open_;
  std::vector<DigitSet> candidates_;
  std::vector<CellSet> cells_;
  std::vector<std::uint32_t> places_;
  std::vector<std::uint32_t> placed_;
};

}  // namespace nonet
