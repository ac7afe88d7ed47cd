#include "core/grid/rule_houses.h"

#include <array>
#include <utility>

#include "core/grid/layout.h"

namespace nonet {

namespace {

// The cells of the asterisk, as offsets from the top left cell.
constexpr std::array<CellOffset, 9> kAsterisk{{{1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}}};

RuleHouse block(const Layout& layout, HouseKind kind, int top, int left, int size) {
  RuleHouse house{kind, {}};
  for (int row = top; row < top + size; ++row) {
    for (int column = left; column < left + size; ++column) house.cells.push_back(layout.cell(row, column));
  }
  return house;
}

// Returns the house of one cell from each box: the cell at the given row and column inside the box.
RuleHouse one_cell_of_each_box(const Layout& layout, HouseKind kind, int row_in_box, int column_in_box) {
  RuleHouse house{kind, {}};
  for (int top = 0; top < layout.side(); top += layout.box_rows()) {
    for (int left = 0; left < layout.side(); left += layout.box_columns()) {
      house.cells.push_back(layout.cell(top + row_in_box, left + column_in_box));
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

std::vector<RuleHouse> diagonals(const Layout& layout) {
  RuleHouse falling{HouseKind::Diagonal, {}};
  RuleHouse rising{HouseKind::Diagonal, {}};
  for (int row = 0; row < layout.side(); ++row) {
    falling.cells.push_back(layout.cell(row, row));
    rising.cells.push_back(layout.cell(row, layout.side() - 1 - row));
  }
  return {std::move(falling), std::move(rising)};
}

std::vector<RuleHouse> windows(const Layout& layout) {
  const int size = window_size(layout.side());
  std::vector<RuleHouse> houses;
  for (int top = 1; top + size < layout.side(); top += size + 1) {
    for (int left = 1; left + size < layout.side(); left += size + 1) {
      houses.push_back(block(layout, HouseKind::Window, top, left, size));
    }
  }
  return houses;
}

std::vector<RuleHouse> asterisk(const Layout& layout) {
  RuleHouse house{HouseKind::Asterisk, {}};
  for (const auto& [down, right] : kAsterisk) house.cells.push_back(layout.cell(down, right));
  return {std::move(house)};
}

std::vector<RuleHouse> center_dots(const Layout& layout) {
  return {one_cell_of_each_box(layout, HouseKind::CenterDots, layout.box_rows() / 2, layout.box_columns() / 2)};
}

std::vector<RuleHouse> disjoint_groups(const Layout& layout) {
  std::vector<RuleHouse> houses;
  for (int row = 0; row < layout.box_rows(); ++row) {
    for (int column = 0; column < layout.box_columns(); ++column) {
      houses.push_back(one_cell_of_each_box(layout, HouseKind::DisjointGroup, row, column));
    }
  }
  return houses;
}

}  // namespace nonet
