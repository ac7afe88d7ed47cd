#include "tests/support/layouts.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/formats/layout_name.h"
#include "core/grid/rule_table.h"
#include "tests/support/rounds.h"

namespace nonet::test {

namespace {

// True when the cells of a region are connected.
bool is_connected(const std::vector<std::uint8_t>& regions, int side, std::uint8_t region) {
  std::vector<int> reached;
  std::vector<bool> seen(regions.size(), false);
  const auto visit = [&](int cell) {
    const auto index = static_cast<std::size_t>(cell);
    if (regions[index] != region || seen[index]) return;
    seen[index] = true;
    reached.push_back(cell);
  };
  for (int cell = 0; reached.empty(); ++cell) visit(cell);
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const int cell = reached[next];
    if (cell % side > 0) visit(cell - 1);
    if (cell % side < side - 1) visit(cell + 1);
    if (cell >= side) visit(cell - side);
    if (cell < side * (side - 1)) visit(cell + side);
  }
  return reached.size() == static_cast<std::size_t>(side);
}

}  // namespace

std::vector<std::uint8_t> random_regions(int side, Random& random) {
  std::vector<std::uint8_t> regions;
  for (int cell = 0; cell < side * side; ++cell) regions.push_back(static_cast<std::uint8_t>(cell / side));
  const auto cells = static_cast<std::uint32_t>(regions.size());
  for (int exchange = 0; exchange < 40 * side * side; ++exchange) {
    std::uint8_t& first = regions[random.below(cells)];
    std::uint8_t& second = regions[random.below(cells)];
    std::swap(first, second);
    if (!is_connected(regions, side, first) || !is_connected(regions, side, second)) std::swap(first, second);
  }
  return regions;
}

LayoutRef any_jigsaw(int side, Random& random) {
  LayoutSpec spec = LayoutSpec::jigsaw(side, random_regions(side, random));
  for (const RuleKind kind : {RuleKind::X, RuleKind::AntiKnight, RuleKind::AntiKing}) {
    if (random.below(5) == 0) spec.rules.insert({kind, {}, {}});
  }
  return Layout::make(spec).value();
}

std::vector<LayoutRef> small_layouts() {
  std::vector<LayoutRef> layouts;
  for (int rows = 1; rows <= 9; ++rows) {
    for (int columns = 1; rows * columns <= 9; ++columns) {
      if (rows * columns < 4) continue;
      LayoutSpec spec = LayoutSpec::with_boxes(rows, columns);
      layouts.push_back(Layout::make(spec).value());
      for (const RuleRow& row : rule_table()) {
        if (!row.belongs_to_layout()) continue;
        spec.rules = {row.kind};
        if (const auto layout = Layout::make(spec)) layouts.push_back(layout.value());
        spec.rules.insert({RuleKind::X, {}, {}});
        const auto both = Layout::make(spec);
        if (both && row.kind != RuleKind::X) layouts.push_back(both.value());
      }
    }
  }
  return layouts;
}

std::vector<LayoutRef> other_layouts() {
  std::vector<LayoutRef> layouts;
  for (const char* name :
       {"gattai:2x2@0,0+2,2", "gattai:2x2@0,0+1,1", "gattai:2x2@0,0+0,2+2,0+2,2", "gattai:2x3@0,0+2,3",
        "gattai:2x2@0,0+0,6", "gattai:2x2@0,0+2,2+x", "gattai:2x2@0,0+2,2+antiknight", "shape:4x6", "shape:2x6",
        "1-4@3x3", "1-5@4x4", "1-5@4x4/none", "1-6@4x4+x", "1-6@5x5/1112213222133445334455554",
        "shape:4x4/11.2112233.43444", "gattai:shape:3x4@0,0+2x2@1,2"}) {
    layouts.push_back(layout_of_name(name).value());
  }
  return layouts;
}

LayoutRef any_grids(Random& random) {
  for (;;) {
    const auto draw = [&](std::uint32_t below) { return static_cast<int>(random.below(below)); };
    LayoutSpec spec = LayoutSpec::with_boxes(2, 2 + draw(2));
    const GridSpec first = spec.grids.front();
    for (int left = 1 + draw(3); left > 0; --left) {
      GridSpec grid = first;
      grid.row = draw(static_cast<std::uint32_t>(first.rows) + 1);
      grid.column = draw(static_cast<std::uint32_t>(first.columns) + 1);
      if (draw(2) == 0) std::swap(grid.box_rows, grid.box_columns);
      spec.grids.push_back(grid);
    }
    if (const auto layout = Layout::make(spec)) return layout.value();
  }
}

LayoutRef any_large_grids(Random& random) {
  for (;;) {
    const auto draw = [&](std::uint32_t below) { return static_cast<int>(random.below(below)); };
    LayoutSpec spec = LayoutSpec::with_boxes(3, 3);
    for (int left = 1 + draw(4); left > 0; --left) {
      GridSpec grid = spec.grids[random.below(static_cast<std::uint32_t>(spec.grids.size()))];
      grid.row = std::max(0, grid.row + 3 * (draw(5) - 2));
      grid.column = std::max(0, grid.column + 3 * (draw(5) - 2));
      spec.grids.push_back(grid);
    }
    if (const auto layout = Layout::make(spec)) return layout.value();
  }
}

std::vector<LayoutRef> sampled_layouts() {
  std::vector<LayoutRef> all = small_layouts();
  if (!kSanitized) return all;
  const auto has_lines = [](const Layout& layout) { return layout.box_rows() == 1 || layout.box_columns() == 1; };
  std::stable_sort(all.begin(), all.end(), [&](const LayoutRef& one, const LayoutRef& other) {
    return std::pair(has_lines(*one), one->side()) < std::pair(has_lines(*other), other->side());
  });
  std::vector<LayoutRef> some{Layout::with_boxes(1, 5), Layout::with_boxes(2, 3), Layout::classic()};
  for (const LayoutRef& layout : all) {
    const auto is_alike = [&](const LayoutRef& other) { return other->rules() == layout->rules(); };
    if (std::none_of(some.begin(), some.end(), is_alike)) some.push_back(layout);
  }
  return some;
}

}  // namespace nonet::test
