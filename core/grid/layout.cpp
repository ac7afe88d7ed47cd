#include "core/grid/layout.h"

namespace nonet {

Layout::Layout(int box_rows, int box_columns)
    : side_(box_rows * box_columns), box_rows_(box_rows), box_columns_(box_columns) {
  house_cells_.reserve(static_cast<std::size_t>(3 * side_ * side_));
  for (int row = 0; row < side_; ++row) {
    for (int column = 0; column < side_; ++column) house_cells_.push_back(cell(row, column));
  }
  for (int column = 0; column < side_; ++column) {
    for (int row = 0; row < side_; ++row) house_cells_.push_back(cell(row, column));
  }
  for (int box = 0; box < side_; ++box) {
    const int top = box / box_rows_ * box_rows_;
    const int left = box % box_rows_ * box_columns_;
    for (int place = 0; place < side_; ++place) {
      house_cells_.push_back(cell(top + place / box_columns_, left + place % box_columns_));
    }
  }
}

LayoutRef Layout::with_boxes(int box_rows, int box_columns) {
  if (box_rows < 1 || box_columns < 1 || box_rows > kMaxSide || box_columns > kMaxSide) return nullptr;
  const int side = box_rows * box_columns;
  if (side < 2 || side > kMaxSide) return nullptr;
  if (box_rows == 3 && box_columns == 3) return classic();
  return LayoutRef(new Layout(box_rows, box_columns));
}

LayoutRef Layout::of_side(int side) {
  if (side > kMaxSide) return nullptr;
  int box_rows = 0;
  for (int divisor = 2; divisor * divisor <= side; ++divisor) {
    if (side % divisor == 0) box_rows = divisor;
  }
  return box_rows == 0 ? nullptr : with_boxes(box_rows, side / box_rows);
}

const LayoutRef& Layout::classic() {
  static const LayoutRef layout(new Layout(3, 3));
  return layout;
}

std::array<House, 3> Layout::houses(Cell cell) const {
  const auto house = [this](int kind, int number) { return House{static_cast<std::uint16_t>(kind * side_ + number)}; };
  return {house(0, row(cell)), house(1, column(cell)), house(2, box(cell))};
}

}  // namespace nonet
