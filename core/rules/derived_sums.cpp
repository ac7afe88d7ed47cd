#include "core/rules/derived_sums.h"

#include <algorithm>
#include <utility>

#include "core/grid/layout.h"

namespace nonet {

namespace {

struct Cage {
  CellBits cells;
  int total;
};

/// Cells that hold every digit as often as `houses` says.
struct Area {
  CellBits cells;
  int houses;
};

// Cages that share no cell, in the order of the sums.
std::vector<Cage> separate_cages(const Lowering& lowering) {
  std::vector<Cage> cages;
  CellBits taken;
  for (const SumCondition& sum : lowering.sums()) {
    CellBits cells;
    bool adds = true;
    for (const WeightedCell& each : sum.cells) {
      cells.set(each.cell);
      adds &= each.weight == 1;
    }
    if (!adds || (cells & taken).any()) continue;
    taken |= cells;
    cages.push_back({cells, sum.total});
  }
  return cages;
}

template <class Includes>
CellBits cells_where(const Layout& layout, Includes&& includes) {
  CellBits cells;
  for (std::uint16_t cell = 0; cell < layout.cell_count(); ++cell) {
    if (includes(layout.row(Cell{cell}), layout.column(Cell{cell}))) cells.set(cell);
  }
  return cells;
}

std::vector<Area> areas_of(const Lowering& lowering) {
  const Layout& layout = lowering.layout();
  const int side = layout.side();
  std::vector<Area> areas;
  for (int first = 0; first < side; ++first) {
    for (int end = first + 1; end <= side; ++end) {
      if (end - first == side && first > 0) continue;
      areas.push_back({cells_where(layout, [&](int row, int) { return row >= first && row < end; }), end - first});
      areas.push_back(
          {cells_where(layout, [&](int, int column) { return column >= first && column < end; }), end - first});
    }
  }
  if (layout.has_boxes()) {
    const int height = layout.box_rows();
    const int width = layout.box_columns();
    const int down = side / height;
    const int across = side / width;
    for (int top = 0; top < down; ++top) {
      for (int bottom = top + 1; bottom <= down; ++bottom) {
        for (int left = 0; left < across; ++left) {
          for (int right = left + 1; right <= across; ++right) {
            // Wider ones are runs of rows or of columns.
            if (bottom - top == down || right - left == across) continue;
            areas.push_back({cells_where(layout,
                                         [&](int row, int column) {
                                           return row / height >= top && row / height < bottom &&
                                                  column / width >= left && column / width < right;
                                         }),
                             (bottom - top) * (right - left)});
          }
        }
      }
    }
  }
  const std::size_t simple =
      layout.has_boxes() ? static_cast<std::size_t>(3 * side) : static_cast<std::size_t>(2 * side);
  for (std::size_t house = simple; house < lowering.houses().size(); ++house) {
    CellBits cells;
    for (const CellIndex cell : lowering.houses()[house]) cells.set(cell);
    areas.push_back({cells, 1});
  }
  return areas;
}

SumCondition sum_of(const CellBits& added, const CellBits& subtracted, int total) {
  SumCondition sum;
  sum.total = total;
  for (std::size_t cell = 0; cell < added.size(); ++cell) {
    if (added[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), 1});
    if (subtracted[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), -1});
  }
  return sum;
}

// Takes the cages off an area. Of a cage that crosses the border, the smaller part is named: the cells inside as left over,
// or the cells outside as sticking out. `only_inside` always names the cells inside.
SumCondition left_over(const Area& area, const std::vector<Cage>& cages, int sum_of_house, bool only_inside) {
  CellBits inside = area.cells;
  CellBits outside;
  int total = area.houses * sum_of_house;
  for (const Cage& cage : cages) {
    const CellBits within = cage.cells & area.cells;
    const std::size_t in = within.count();
    const std::size_t out = cage.cells.count() - in;
    if (in == 0 || (out > 0 && (only_inside || out >= in))) continue;
    inside &= ~within;
    outside |= cage.cells & ~area.cells;
    total -= cage.total;
  }
  return sum_of(inside, outside, total);
}

bool same_cells(const SumCondition& one, const SumCondition& other) {
  return std::equal(one.cells.begin(), one.cells.end(), other.cells.begin(), other.cells.end(),
                    [](const WeightedCell& left, const WeightedCell& right) {
                      return left.cell == right.cell && left.weight == right.weight;
                    });
}

}  // namespace

void add_derived_sums(Lowering& lowering) {
  const std::vector<Cage> cages = separate_cages(lowering);
  if (cages.empty()) return;
  const int side = lowering.side();
  const int sum_of_house = side * (side + 1) / 2;
  std::vector<SumCondition> derived;
  for (const Area& area : areas_of(lowering)) {
    for (const bool only_inside : {false, true}) {
      if (only_inside && area.houses > 1) continue;
      SumCondition sum = left_over(area, cages, sum_of_house, only_inside);
      if (sum.cells.size() > kMaxDerivedCells) continue;
      const auto is_same = [&](const SumCondition& each) { return same_cells(each, sum) && each.total == sum.total; };
      if (std::none_of(derived.begin(), derived.end(), is_same)) derived.push_back(std::move(sum));
    }
  }
  for (SumCondition& sum : derived) lowering.sum(std::move(sum));
}

}  // namespace nonet
