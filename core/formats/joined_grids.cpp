#include "core/formats/joined_grids.h"

#include "core/util/contracts.h"

namespace nonet {

std::vector<OrderOfGrids> orders_of_grids(const Layout& layout) {
  constexpr std::size_t kGridsAroundCentre = 5;
  if (layout.grids().size() == kGridsAroundCentre) return {{0, 1, 2, 3, 4}, {0, 1, 3, 4, 2}, {2, 0, 1, 3, 4}};
  OrderOfGrids order;
  while (order.size() < layout.grids().size()) order.push_back(order.size());
  return {order};
}

std::vector<Cell> cells_of_grid(const Layout& layout, std::size_t number) {
  const GridSpec& grid = layout.grids()[number];
  std::vector<Cell> cells;
  for (int row = grid.row; row < grid.row + grid.rows; ++row) {
    for (int column = grid.column; column < grid.column + grid.columns; ++column) {
      if (grid.has(row, column)) cells.push_back(layout.cell(row, column));
    }
  }
  return cells;
}

JoinedGrids join_grids(const LayoutRef& layout, std::span<const std::vector<Digit>> parts, const OrderOfGrids& order) {
  JoinedGrids joined{Grid(layout)};
  std::vector<bool> is_known(static_cast<std::size_t>(layout->cell_count()));
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const std::vector<Cell> cells = cells_of_grid(*layout, order[part]);
    NONET_EXPECTS(cells.size() == parts[part].size());
    for (std::size_t index = 0; index < cells.size(); ++index) {
      const Digit digit = parts[part][index];
      Digit& known = joined.grid[cells[index]];
      if (is_known[cells[index].index]) {
        joined.equal_digits += digit == known && !digit.is_blank() ? 1 : 0;
        joined.different += digit == known ? 0 : 1;
        if (digit != known && !joined.first_difference) joined.first_difference = {part, index};
      } else {
        known = digit;
        is_known[cells[index].index] = true;
      }
    }
  }
  return joined;
}

}  // namespace nonet
