#pragma once

#include <span>
#include <vector>

#include "core/grid/grid.h"
#include "core/util/random.h"

namespace nonet {

/// Transforms grids of one layout into grids of another layout, usually the same one. A transformation moves the
/// content of every cell to a cell and replaces every digit by a digit. It is valid when it maps solutions to
/// solutions: it must map houses to houses, and pairs of cells that must differ to such pairs. keeps_rules() checks
/// this.
class Transformation {
 public:
  /// The identity.
  explicit Transformation(const LayoutRef& layout);
  /// The content of cell i moves to `cells[i]`, and the digit v becomes `digits[v - 1]`. Both must be permutations.
  Transformation(LayoutRef from, LayoutRef to, std::vector<Cell> cells, std::vector<Digit> digits);

  const LayoutRef& from() const { return from_; }
  const LayoutRef& to() const { return to_; }
  Cell operator()(Cell cell) const { return cells_[cell.index]; }
  /// A blank stays blank.
  Digit operator()(Digit digit) const { return digit.is_blank() ? digit : digits_[digit.value - 1u]; }

  std::span<const Cell> cells() const { return cells_; }
  std::span<const Digit> digits() const { return digits_; }

  /// Returns the transformed grid. The layout of `grid` must be `from()`.
  Grid operator()(const Grid& grid) const;
  /// Returns the transformation that does this one first and then `next`. `next.from()` must have the side of `to()`.
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

/// True when the transformation maps the houses of `from()` to those of `to()`, and the pairs of cells that must differ
/// to such pairs. Cost: proportional to the cells of all houses.
bool keeps_rules(const Transformation& transformation);

/// Returns a transformation that moves the content of cell i to `cells[i]` and keeps all digits.
Transformation movement(const LayoutRef& from, const LayoutRef& to, std::vector<Cell> cells);

/// Returns a transformation that replaces the digit v by `digits[v - 1]` and moves no cell.
Transformation relabelling(const LayoutRef& layout, std::vector<Digit> digits);

/// Returns a transformation that reorders rows and columns: row i of the result is row `rows[i]`, column j is column
/// `columns[j]`, all from 0. With `transposed`, the grid is transposed first, and `to` must be the transposed layout.
Transformation reordering(const LayoutRef& from, const LayoutRef& to, std::span<const int> rows,
                          std::span<const int> columns, bool transposed);

}  // namespace nonet
