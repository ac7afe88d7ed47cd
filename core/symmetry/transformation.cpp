#include "core/symmetry/transformation.h"

#include <algorithm>
#include <utility>

#include "core/symmetry/layout_shape.h"
#include "core/util/contracts.h"
#include "core/util/list_order.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

std::vector<Digit> digits_up_to(int side) {
  std::vector<Digit> digits;
  for (int value = 1; value <= side; ++value) digits.push_back(Digit{static_cast<std::uint8_t>(value)});
  return digits;
}

std::vector<Cell> all_cells(const Layout& layout) {
  std::vector<Cell> cells;
  cells.reserve(static_cast<std::size_t>(layout.cell_count()));
  for (int index = 0; index < layout.cell_count(); ++index) cells.push_back(Cell{static_cast<std::uint16_t>(index)});
  return cells;
}

std::vector<CellList> images(const Transformation& transformation, std::vector<CellList> lists) {
  for (CellList& list : lists) {
    for (std::uint16_t& index : list) index = transformation(Cell{index}).index;
    shell_sort(list);
  }
  shell_sort(lists.begin(), lists.end(), ListBefore());
  return lists;
}

}  // namespace

Transformation::Transformation(const LayoutRef& layout)
    : from_(layout), to_(layout), cells_(all_cells(*layout)), digits_(digits_up_to(layout->side())) {}

Transformation::Transformation(LayoutRef from, LayoutRef to, std::vector<Cell> cells, std::vector<Digit> digits)
    : from_(std::move(from)), to_(std::move(to)), cells_(std::move(cells)), digits_(std::move(digits)) {
  NONET_EXPECTS(from_->side() == to_->side());
  NONET_EXPECTS(cells_.size() == static_cast<std::size_t>(from_->cell_count()));
  NONET_EXPECTS(digits_.size() == static_cast<std::size_t>(from_->side()));
}

Grid Transformation::operator()(const Grid& grid) const {
  NONET_EXPECTS(*grid.layout() == *from_);
  Grid result(to_);
  for (std::size_t index = 0; index < cells_.size(); ++index) result[cells_[index]] = (*this)(grid.digits()[index]);
  return result;
}

Transformation Transformation::then(const Transformation& next) const {
  NONET_EXPECTS(next.from_->side() == to_->side());
  Transformation both = *this;
  both.to_ = next.to_;
  for (Cell& cell : both.cells_) cell = next(cell);
  for (Digit& digit : both.digits_) digit = next(digit);
  return both;
}

Transformation Transformation::inverse() const {
  Transformation back = *this;
  std::swap(back.from_, back.to_);
  for (std::size_t index = 0; index < cells_.size(); ++index) {
    back.cells_[cells_[index].index] = Cell{static_cast<std::uint16_t>(index)};
  }
  for (std::size_t index = 0; index < digits_.size(); ++index) {
    back.digits_[digits_[index].value - 1u] = Digit{static_cast<std::uint8_t>(index + 1)};
  }
  return back;
}

bool Transformation::is_identity() const { return !moves_cells() && !changes_digits(); }

bool Transformation::moves_cells() const { return cells_ != all_cells(*from_); }

bool Transformation::changes_digits() const { return digits_ != digits_up_to(from_->side()); }

bool keeps_rules(const Transformation& transformation) {
  return images(transformation, house_lists(*transformation.from())) == house_lists(*transformation.to()) &&
         images(transformation, pair_lists(*transformation.from())) == pair_lists(*transformation.to());
}

Transformation movement(const LayoutRef& from, const LayoutRef& to, std::vector<Cell> cells) {
  return Transformation(from, to, std::move(cells), digits_up_to(from->side()));
}

Transformation relabelling(const LayoutRef& layout, std::vector<Digit> digits) {
  return Transformation(layout, layout, all_cells(*layout), std::move(digits));
}

Transformation reordering(const LayoutRef& from, const LayoutRef& to, std::span<const int> rows,
                          std::span<const int> columns, bool transposed) {
  const int side = from->side();
  std::vector<Cell> cells(static_cast<std::size_t>(from->cell_count()));
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int old_row = rows[static_cast<std::size_t>(row)];
      const int old_column = columns[static_cast<std::size_t>(column)];
      const Cell source = transposed ? from->cell(old_column, old_row) : from->cell(old_row, old_column);
      cells[source.index] = to->cell(row, column);
    }
  }
  return movement(from, to, std::move(cells));
}

}  // namespace nonet
