#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/grid/grid.h"

namespace nonet {

/// For each part of a text, the number of the grid that the part is.
using OrderOfGrids = std::vector<std::size_t>;

/// Returns the orders in which people write the grids of a layout. The first one is row by row, as the layout numbers
/// the grids. Of five grids, the third is the centre, which also comes last or first.
std::vector<OrderOfGrids> orders_of_grids(const Layout& layout);

/// Returns the cells of a grid of a layout, row by row.
std::vector<Cell> cells_of_grid(const Layout& layout, std::size_t number);

/// A cell of a part that is not the same in an earlier part.
struct GridDifference {
  std::size_t part;
  /// The index of the cell in cells_of_grid().
  std::size_t cell;
};

/// Grids that were written one by one, on their canvas.
struct JoinedGrids {
  Grid grid;
  /// How many times a part has a digit that an earlier part has in the same cell.
  int equal_digits = 0;
  /// How many times a part and an earlier part differ in a cell. A blank differs from a digit.
  int different = 0;
  std::optional<GridDifference> first_difference = std::nullopt;
};

/// Joins the grids of a layout. Each part has a digit or a blank for each of cells_of_grid(). Where parts differ, the
/// joined grid has what the first of them has.
JoinedGrids join_grids(const LayoutRef& layout, std::span<const std::vector<Digit>> parts, const OrderOfGrids& order);

}  // namespace nonet
