#include "core/symmetry/layout_shape.h"

#include <algorithm>

namespace nonet {

std::vector<CellList> house_lists(const Layout& layout) {
  std::vector<CellList> lists;
  for (int house = 0; house < layout.house_count(); ++house) {
    CellList list;
    for (const Cell cell : layout.cells(House{static_cast<std::uint16_t>(house)})) list.push_back(cell.index);
    std::sort(list.begin(), list.end());
    lists.push_back(std::move(list));
  }
  std::sort(lists.begin(), lists.end());
  lists.erase(std::unique(lists.begin(), lists.end()), lists.end());
  return lists;
}

std::vector<CellList> pair_lists(const Layout&) { return {}; }

bool same_shape(const Layout& left, const Layout& right) {
  if (&left == &right) return true;
  return left.side() == right.side() && house_lists(left) == house_lists(right) &&
         pair_lists(left) == pair_lists(right);
}

bool is_plain(const Layout&) { return true; }

LayoutRef transposed_layout(const LayoutRef& layout) {
  if (layout->box_rows() == layout->box_columns()) return layout;
  return Layout::with_boxes(layout->box_columns(), layout->box_rows());
}

}  // namespace nonet
