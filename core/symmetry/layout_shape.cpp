#include "core/symmetry/layout_shape.h"

#include <algorithm>

#include "core/util/list_order.h"
#include "core/util/sort.h"

namespace nonet {

std::vector<CellList> house_lists(const Layout& layout) {
  std::vector<CellList> lists;
  for (int house = 0; house < layout.house_count(); ++house) {
    CellList list;
    for (const Cell cell : layout.cells(House{static_cast<std::uint16_t>(house)})) list.push_back(cell.index);
    shell_sort(list);
    lists.push_back(std::move(list));
  }
  shell_sort(lists.begin(), lists.end(), ListBefore());
  lists.erase(std::unique(lists.begin(), lists.end()), lists.end());
  return lists;
}

std::vector<CellList> pair_lists(const Layout& layout) {
  std::vector<CellList> lists;
  for (int index = 0; index < layout.cell_count(); ++index) {
    const Cell cell{static_cast<std::uint16_t>(index)};
    for (const Cell other : layout.pairs(cell)) {
      if (cell.index < other.index) lists.push_back({cell.index, other.index});
    }
  }
  shell_sort(lists.begin(), lists.end(), ListBefore());
  return lists;
}

bool is_plain(const Layout& layout) { return layout.is_square() && layout.has_boxes() && layout.rules().empty(); }

LayoutRef turned_layout(const Layout& layout, Turn turn) {
  const int side = layout.side();
  LayoutSpec spec = layout.spec();
  if (layout.has_boxes()) {
    if (turn.transposed) std::swap(spec.grids.front().box_rows, spec.grids.front().box_columns);
  } else {
    std::vector<std::uint8_t>& regions = spec.grids.front().regions;
    regions.clear();
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        const int old_row = turn.rows_backwards ? side - 1 - row : row;
        const int old_column = turn.columns_backwards ? side - 1 - column : column;
        const Cell source = turn.transposed ? layout.cell(old_column, old_row) : layout.cell(old_row, old_column);
        regions.push_back(static_cast<std::uint8_t>(layout.region(source)));
      }
    }
  }
  const auto turned = Layout::make(spec);
  return turned ? turned.value() : nullptr;
}

}  // namespace nonet
