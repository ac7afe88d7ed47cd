#pragma once

#include <span>
#include <vector>

#include "core/grid/grid.h"
#include "core/util/random.h"

namespace nonet {

/// A way to turn grids of one layout into grids of another, mostly the same one: the content of every cell moves to
/// another cell, and every digit becomes another digit. Valid when it takes solutions to solutions, that is, when it maps
/// houses to houses and pairs of cells that may not be equal to such pairs: keeps_rules() tells.
class Transformation {
 public:
  /// Everything stays.
  explicit Transformation(const LayoutRef& layout);
  /// `cells[i]` is where the content of cell i goes, `digits[v - 1]` what the digit v becomes: permutations both.
  Transformation(LayoutRef from, LayoutRef to, std::vector<Cell> cells, std::vector<Digit> digits);

  const LayoutRef& from() const { return from_; }
  const LayoutRef& to() const { return to_; }
  Cell operator()(Cell cell) const { return cells_[cell.index]; }
  /// A blank stays blank.
  Digit operator()(Digit digit) const { return digit.is_blank() ? digit : digits_[digit.value - 1u]; }

  std::span<const Cell> cells() const { return cells_; }
  std::span<const Digit> digits() const { return digits_; }

  /// The grid transformed; it must have the layout `from()`.
  Grid operator()(const Grid& grid) const;
  /// This one first, `next` after it; `next.from()` must have the shape of `to()`.
  Transformation then(const Transformation& next) const;
  Transformation inverse() const;

  bool is_identity() const;
  bool moves_cells() const;
  bool changes_digits() const;

  friend bool operator==(const Transformation& left, const Transformation& right) {
    return left.cells_ == right.cells_ && left.digits_ == right.digits_;
  }

 private:
  LayoutRef from_;
  LayoutRef to_;
  std::vector<Cell> cells_;
  std::vector<Digit> digits_;
};

/// True when the cells' permutation maps the houses of `from()` onto those of `to()`, and pairs onto pairs. Cost: one look
/// at every cell of every house.
bool keeps_rules(const Transformation& transformation);

/// Cells moved, no digit renamed: `cells[i]` is where the content of cell i goes.
Transformation movement(const LayoutRef& from, const LayoutRef& to, std::vector<Cell> cells);

/// Digits renamed, no cell moved: `digits[v - 1]` is what v becomes.
Transformation relabelling(const LayoutRef& layout, std::vector<Digit> digits);

/// Rows and columns in another order: row i of the result is row `rows[i]`, column j is column `columns[j]`, all from 0. With
/// `transposed`, the grid is first mirrored at its main diagonal, and `to` must be the layout that this gives.
Transformation reordering(const LayoutRef& from, const LayoutRef& to, std::span<const int> rows,
                          std::span<const int> columns, bool transposed);

}  // namespace nonet
