#pragma once

#include <span>
#include <utility>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"

namespace nonet {

/// A puzzle: a layout, givens, and given candidates. The given candidates restrict each cell to a set of digits. If
/// nothing is restricted, the list of these sets is empty. Otherwise the list has one set for each cell, in the order of
/// the cells; the set of a given cell has at most its given. An empty set means that the puzzle has no solution. Given
/// candidates need a side of 64 or less.
class Puzzle {
 public:
  /// Nothing restricts the blank cells.
  explicit Puzzle(Grid givens) : givens_(std::move(givens)) {}
  /// `given_candidates` is empty or has one set for each cell. Digits above the side, and digits other than the given of
  /// a cell, are dropped from the sets. If the sets then restrict no cell, the puzzle has no given candidates.
  Puzzle(Grid givens, std::vector<DigitSet> given_candidates);

  const Grid& givens() const { return givens_; }
  const LayoutRef& layout() const { return givens_.layout(); }
  int side() const { return givens_.side(); }
  bool has_given_candidates() const { return !given_candidates_.empty(); }
  std::span<const DigitSet> given_candidates() const { return given_candidates_; }

  friend bool operator==(const Puzzle& left, const Puzzle& right);

 private:
  Grid givens_;
  std::vector<DigitSet> given_candidates_;
};

/// A puzzle that belongs to somebody else: what searches take as a parameter. A Grid is a puzzle without given
/// candidates. The object must not outlive the puzzle or the grid. Construction copies nothing.
class PuzzleView {
 public:
  PuzzleView(const Grid& givens) : givens_(&givens) {}
  PuzzleView(const Puzzle& puzzle) : givens_(&puzzle.givens()), given_candidates_(puzzle.given_candidates()) {}
  /// `given_candidates` is empty, or it has one set for each cell.
  PuzzleView(const Grid& givens, std::span<const DigitSet> given_candidates)
      : givens_(&givens), given_candidates_(given_candidates) {
    NONET_EXPECTS(given_candidates.empty() || given_candidates.size() == givens.digits().size());
  }

  const Grid& givens() const { return *givens_; }
  const LayoutRef& layout() const { return givens_->layout(); }
  int side() const { return givens_->side(); }
  bool has_given_candidates() const { return !given_candidates_.empty(); }
  std::span<const DigitSet> given_candidates() const { return given_candidates_; }

  /// True when the puzzle itself allows the digit in the cell: the digit is the given of the cell or, in a blank cell,
  /// nothing restricts the cell or the digit is one of the given candidates.
  bool allows(Cell cell, Digit digit) const {
    const Digit given = givens()[cell];
    if (!given.is_blank() && given != digit) return false;
    return !has_given_candidates() || given_candidates_[cell.index].contains(digit);
  }
  /// The digits that allows() accepts. The side must be 64 or less.
  DigitSet allowed(Cell cell) const {
    const Digit given = givens()[cell];
    const DigitSet digits = given.is_blank() ? DigitSet::full(side()) : DigitSet(given);
    return has_given_candidates() ? digits & given_candidates_[cell.index] : digits;
  }

 private:
  const Grid* givens_;
  std::span<const DigitSet> given_candidates_;
};

/// Returns the puzzle as an object of its own.
Puzzle copy_of(const PuzzleView& puzzle);

}  // namespace nonet
