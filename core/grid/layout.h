#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/cell.h"

namespace nonet {

class Layout;
/// Layouts are shared and never change.
using LayoutRef = std::shared_ptr<const Layout>;

/// The shape of a grid: its side n, and its houses, each of n cells that hold every digit from 1 to n once.
/// Houses are numbered rows first, then columns, then boxes, each from the top left.
class Layout {
 public:
  static constexpr int kMaxSide = 100;

  /// Boxes of `box_rows` by `box_columns` cells, both at least 1 and their product, the side, from 2 to 100;
  /// null otherwise.
  static LayoutRef with_boxes(int box_rows, int box_columns);
  /// The boxes that people use for a side: square, or as near to it as divides the side, wider than high (6 = 2 rows by
  /// 3 columns). Null when the side is below 2, above 100 or prime.
  static LayoutRef of_side(int side);
  /// The 9×9 grid with 3×3 boxes.
  static const LayoutRef& classic();

  int side() const { return side_; }
  int cell_count() const { return side_ * side_; }
  int house_count() const { return 3 * side_; }
  int box_rows() const { return box_rows_; }
  int box_columns() const { return box_columns_; }
  bool is_classic() const { return box_rows_ == 3 && box_columns_ == 3; }

  Cell cell(int row, int column) const { return Cell{static_cast<std::uint16_t>(row * side_ + column)}; }
  int row(Cell cell) const { return cell.index / side_; }
  int column(Cell cell) const { return cell.index % side_; }
  int box(Cell cell) const { return row(cell) / box_rows_ * box_rows_ + column(cell) / box_columns_; }

  /// The cells of a house, in the order of their numbers.
  std::span<const Cell> cells(House house) const {
    return {house_cells_.data() + static_cast<std::size_t>(house.index) * static_cast<std::size_t>(side_),
            static_cast<std::size_t>(side_)};
  }
  /// The row, the column and the box of a cell.
  std::array<House, 3> houses(Cell cell) const;

  HouseKind kind(House house) const { return static_cast<HouseKind>(house.index / side_); }
  /// Which row, column or box it is, from 1.
  int number(House house) const { return house.index % side_ + 1; }

 private:
  Layout(int box_rows, int box_columns);

  int side_;
  int box_rows_;
  int box_columns_;
  std::vector<Cell> house_cells_;
};

}  // namespace nonet
