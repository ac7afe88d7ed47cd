#include "core/grid/extra_houses.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/grid/layout.h"

namespace nonet {

namespace {

// A move by a number of rows (down) and a number of columns (to the right).
using Offset = std::pair<int, int>;

constexpr std::array<Offset, 8> kKnightMoves{{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};
// The moves of a king to cells that touch only at a corner. The other neighbours share a row or a column anyway.
constexpr std::array<Offset, 4> kCornerMoves{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};
// The cells of the asterisk, as offsets from the top left cell.
constexpr std::array<Offset, 9> kAsterisk{{{1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}}};

// Returns the square root of a side, rounded up.
int root_of(int side) {
  int root = 2;
  while (root * root < side) ++root;
  return root;
}

std::vector<ExtraHouse> diagonals(const Layout& layout) {
  ExtraHouse falling{HouseKind::Diagonal, {}};
  ExtraHouse rising{HouseKind::Diagonal, {}};
  for (int row = 0; row < layout.side(); ++row) {
    falling.cells.push_back(layout.cell(row, row));
    rising.cells.push_back(layout.cell(row, layout.side() - 1 - row));
  }
  return {std::move(falling), std::move(rising)};
}

ExtraHouse block(const Layout& layout, HouseKind kind, int top, int left, int size) {
  ExtraHouse house{kind, {}};
  for (int row = top; row < top + size; ++row) {
    for (int column = left; column < left + size; ++column) house.cells.push_back(layout.cell(row, column));
  }
  return house;
}

std::vector<ExtraHouse> windows(const Layout& layout) {
  const int size = root_of(layout.side());
  std::vector<ExtraHouse> houses;
  for (int top = 1; top + size < layout.side(); top += size + 1) {
    for (int left = 1; left + size < layout.side(); left += size + 1) {
      houses.push_back(block(layout, HouseKind::Window, top, left, size));
    }
  }
  return houses;
}

std::vector<ExtraHouse> asterisk(const Layout& layout) {
  ExtraHouse house{HouseKind::Asterisk, {}};
  for (const auto& [row, column] : kAsterisk) house.cells.push_back(layout.cell(row, column));
  return {std::move(house)};
}

// Returns the house of one cell from each box: the cell at the given row and column inside the box.
ExtraHouse one_cell_of_each_box(const Layout& layout, HouseKind kind, int row_in_box, int column_in_box) {
  ExtraHouse house{kind, {}};
  for (int top = 0; top < layout.side(); top += layout.box_rows()) {
    for (int left = 0; left < layout.side(); left += layout.box_columns()) {
      house.cells.push_back(layout.cell(top + row_in_box, left + column_in_box));
    }
  }
  return house;
}

std::vector<ExtraHouse> disjoint_groups(const Layout& layout) {
  std::vector<ExtraHouse> houses;
  for (int row = 0; row < layout.box_rows(); ++row) {
    for (int column = 0; column < layout.box_columns(); ++column) {
      houses.push_back(one_cell_of_each_box(layout, HouseKind::DisjointGroup, row, column));
    }
  }
  return houses;
}

template <std::size_t kCount>
void add_moves(const Layout& layout, Cell cell, const std::array<Offset, kCount>& moves, std::vector<Cell>& cells) {
  const auto is_inside = [&](int index) { return index >= 0 && index < layout.side(); };
  for (const auto& [down, right] : moves) {
    const int row = layout.row(cell) + down;
    const int column = layout.column(cell) + right;
    if (is_inside(row) && is_inside(column)) cells.push_back(layout.cell(row, column));
  }
}

}  // namespace

bool has_windows(int side) {
  const int root = root_of(side);
  return root * root == side;
}

std::vector<ExtraHouse> extra_houses(Variant variant, const Layout& layout) {
  switch (variant) {
    case Variant::X: return diagonals(layout);
    case Variant::Windoku: return windows(layout);
    case Variant::Asterisk: return asterisk(layout);
    case Variant::CenterDots:
      return {one_cell_of_each_box(layout, HouseKind::CenterDots, layout.box_rows() / 2, layout.box_columns() / 2)};
    case Variant::Disjoint: return disjoint_groups(layout);
    case Variant::AntiKnight:
    case Variant::AntiKing: break;
  }
  return {};
}

std::vector<Cell> pairs_of(const Layout& layout, Cell cell) {
  std::vector<Cell> cells;
  if (layout.variants().contains(Variant::AntiKnight)) add_moves(layout, cell, kKnightMoves, cells);
  if (layout.variants().contains(Variant::AntiKing)) add_moves(layout, cell, kCornerMoves, cells);
  std::sort(cells.begin(), cells.end(), [](Cell left, Cell right) { return left.index < right.index; });
  return cells;
}

}  // namespace nonet
