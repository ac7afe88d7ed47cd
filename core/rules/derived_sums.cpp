#include "core/rules/derived_sums.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "core/grid/layout.h"

namespace nonet {

namespace {

struct Cage {
  CellBits cells;
  std::size_t size;
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
    cages.push_back({cells, sum.cells.size(), sum.total});
  }
  return cages;
}

// Adds each run of neighbouring bands, which all have as many houses. A run of all bands is the grid.
void add_runs(std::span<const CellBits> bands, int houses, bool with_grid, std::vector<Area>& areas) {
  for (std::size_t first = 0; first < bands.size(); ++first) {
    CellBits cells;
    for (std::size_t last = first; last < bands.size(); ++last) {
      cells |= bands[last];
      const std::size_t count = last - first + 1;
      if (count < bands.size() || with_grid) areas.push_back({cells, houses * static_cast<int>(count)});
    }
  }
}

// Each house from number `first` on.
void add_houses(const Lowering& lowering, std::size_t first, std::vector<Area>& areas) {
  for (std::size_t house = first; house < lowering.houses().size(); ++house) {
    CellBits cells;
    for (const CellIndex cell : lowering.houses()[house]) cells.set(cell);
    areas.push_back({cells, 1});
  }
}

std::vector<Area> areas_of(const Lowering& lowering) {
  const Layout& layout = lowering.layout();
  std::vector<Area> areas;
  if (!layout.is_square()) {
    add_houses(lowering, 0, areas);
    return areas;
  }
  const int side = layout.side();
  std::vector<CellBits> rows(static_cast<std::size_t>(side));
  std::vector<CellBits> columns(static_cast<std::size_t>(side));
  for (std::uint16_t cell = 0; cell < layout.cell_count(); ++cell) {
    rows[static_cast<std::size_t>(layout.row(Cell{cell}))].set(cell);
    columns[static_cast<std::size_t>(layout.column(Cell{cell}))].set(cell);
  }
  add_runs(rows, 1, true, areas);
  add_runs(columns, 1, false, areas);
  if (layout.has_boxes()) {
    const int height = layout.box_rows();
    const int width = layout.box_columns();
    std::vector<CellBits> stacks(static_cast<std::size_t>(side / width));
    for (std::size_t column = 0; column < columns.size(); ++column)
      stacks[column / static_cast<std::size_t>(width)] |= columns[column];
    const auto down = static_cast<std::size_t>(side / height);
    for (std::size_t top = 0; top < down; ++top) {
      CellBits band;
      for (std::size_t bottom = top; bottom < down; ++bottom) {
        for (int row = 0; row < height; ++row)
          band |= rows[bottom * static_cast<std::size_t>(height) + static_cast<std::size_t>(row)];
        // Runs of whole stacks are runs of columns.
        if (bottom - top + 1 == down) continue;
        std::vector<CellBits> blocks;
        for (const CellBits& stack : stacks) blocks.push_back(stack & band);
        add_runs(blocks, static_cast<int>(bottom - top + 1), false, areas);
      }
    }
  }
  const std::size_t simple =
      layout.has_boxes() ? static_cast<std::size_t>(3 * side) : static_cast<std::size_t>(2 * side);
  add_houses(lowering, simple, areas);
  return areas;
}

SumCondition sum_of(const CellBits& added, const CellBits& subtracted, int total, std::size_t cell_count) {
  SumCondition sum;
  sum.total = total;
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    if (added[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), 1});
    if (subtracted[cell]) sum.cells.push_back({static_cast<CellIndex>(cell), -1});
  }
  return sum;
}

// Takes the cages off an area. Of a cage that crosses the border, the smaller part is named: the cells inside as left
// over, or the cells outside as sticking out. `only_inside` always names the cells inside. None when more than
// kMaxDerivedCells are named. `free` are the cells without a cage.
std::optional<SumCondition> left_over(const Area& area, const std::vector<Cage>& cages, const CellBits& free,
                                      int sum_of_house, bool only_inside, std::size_t cell_count) {
  std::size_t named = (free & area.cells).count();
  const std::size_t most = named > 0 ? kMaxDerivedCellsWithFree : kMaxDerivedCells;
  CellBits inside = area.cells;
  CellBits outside;
  int total = area.houses * sum_of_house;
  for (const Cage& cage : cages) {
    if (named > most) return std::nullopt;
    const CellBits within = cage.cells & area.cells;
    const std::size_t in = within.count();
    if (in == 0) continue;
    const std::size_t out = cage.size - in;
    if (out > 0 && (only_inside || out >= in)) {
      named += in;
      continue;
    }
    named += out;
    inside &= ~within;
    outside |= cage.cells & ~area.cells;
    total -= cage.total;
  }
  if (named > most) return std::nullopt;
  return sum_of(inside, outside, total, cell_count);
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
  const int digits = lowering.digit_count();
  const int sum_of_house = digits * (digits + 1) / 2;
  const auto cell_count = static_cast<std::size_t>(lowering.layout().cell_count());
  CellBits free;
  free.set();
  for (const Cage& cage : cages) free &= ~cage.cells;
  std::vector<SumCondition> derived;
  for (const Area& area : areas_of(lowering)) {
    for (const bool only_inside : {false, true}) {
      if (only_inside && area.houses > 1) continue;
      std::optional<SumCondition> sum = left_over(area, cages, free, sum_of_house, only_inside, cell_count);
      if (!sum) continue;
      const auto is_same = [&](const SumCondition& each) { return same_cells(each, *sum) && each.total == sum->total; };
      if (std::none_of(derived.begin(), derived.end(), is_same)) derived.push_back(*std::move(sum));
    }
  }
  for (SumCondition& sum : derived) lowering.sum(std::move(sum));
}

}  // namespace nonet
