#include "core/grid/rule_houses.h"

#include <array>
#include <utility>

#include "core/grid/layout.h"

namespace nonet {

namespace {

// The cells of the asterisk, as offsets from the top left cell.
constexpr std::array<CellOffset, 9> kAsterisk{{{1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}}};

// The cell at a row and column of a grid.
Cell cell_in(const Layout& layout, const GridSpec& grid, int row, int column) {
  return layout.cell(grid.row + row, grid.column + column);
}

RuleHouse block(const Layout& layout, const GridSpec& grid, HouseKind kind, int top, int left, int size) {
  RuleHouse house{kind, {}};
  for (int row = top; row < top + size; ++row) {
    for (int column = left; column < left + size; ++column) house.cells.push_back(cell_in(layout, grid, row, column));
  }
  return house;
}

// Returns the house of one cell from each box: the cell at the given row and column inside the box.
RuleHouse one_cell_of_each_box(const Layout& layout, const GridSpec& grid, HouseKind kind, int row_in_box,
                               int column_in_box) {
  RuleHouse house{kind, {}};
  for (int top = 0; top < grid.rows; top += grid.box_rows) {
    for (int left = 0; left < grid.rows; left += grid.box_columns) {
      house.cells.push_back(cell_in(layout, grid, top + row_in_box, left + column_in_box));
    }
  }
  return house;
}

}  // namespace

int window_size(int side) {
  int size = 2;
  while (size * size < side) ++size;
  return size;
}

std::vector<RuleHouse> diagonals(const Layout& layout, const GridSpec& grid) {
  RuleHouse falling{HouseKind::Diagonal, {}};
  RuleHouse rising{HouseKind::Diagonal, {}};
  for (int row = 0; row < grid.rows; ++row) {
    falling.cells.push_back(cell_in(layout, grid, row, row));
    rising.cells.push_back(cell_in(layout, grid, row, grid.rows - 1 - row));
  }
  return {std::move(falling), std::move(rising)};
}

std::vector<RuleHouse> windows(const Layout& layout, const GridSpec& grid) {
  const int size = window_size(grid.rows);
  std::vector<RuleHouse> houses;
  for (int top = 1; top + size < grid.rows; top += size + 1) {
    for (int left = 1; left + size < grid.rows; left += size + 1) {
      houses.push_back(block(layout, grid, HouseKind::Window, top, left, size));
    }
  }
  return houses;
}

std::vector<RuleHouse> asterisk(const Layout& layout, const GridSpec& grid) {
  RuleHouse house{HouseKind::Asterisk, {}};
  for (const auto& [down, right] : kAsterisk) house.cells.push_back(cell_in(layout, grid, down, right));
  return {std::move(house)};
}

std::vector<RuleHouse> center_dots(const Layout& layout, const GridSpec& grid) {
  return {one_cell_of_each_box(layout, grid, HouseKind::CenterDots, grid.box_rows / 2, grid.box_columns / 2)};
}

std::vector<RuleHouse> disjoint_groups(const Layout& layout, const GridSpec& grid) {
  std::vector<RuleHouse> houses;
  for (int row = 0; row < grid.box_rows; ++row) {
    for (int column = 0; column < grid.box_columns; ++column) {
      houses.push_back(one_cell_of_each_box(layout, grid, HouseKind::DisjointGroup, row, column));
    }
  }
  return houses;
}

}  // namespace nonet
