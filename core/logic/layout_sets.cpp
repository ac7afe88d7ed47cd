#include "core/logic/layout_sets.h"

#include <algorithm>

namespace nonet {

LayoutSets::LayoutSets(const Layout& layout)
    : layout_(layout), boxes_first_(in_viewing_order(layout)), houses_(static_cast<std::size_t>(layout.house_count())) {
  for_each_house(layout, [&](House house) {
    for (const Cell cell : layout.cells(house)) houses_[house.index].insert(cell);
  });
  for (auto house = houses_.begin(); house != houses_.end(); ++house) {
    repeated_.push_back(std::find(houses_.begin(), house, *house) != house);
  }
  peers_.resize(static_cast<std::size_t>(layout.cell_count()));
  for (std::uint16_t index = 0; index < peers_.size(); ++index) {
    const Cell cell{index};
    all_.insert(cell);
    for (const Cell peer : layout.peers(cell)) peers_[index].insert(peer);
    for (const House house : layout.houses(cell)) {
      if (!layout.holds_every_digit(house)) continue;
      const std::span<const Cell> cells = layout.cells(house);
      const auto found = std::find(cells.begin(), cells.end(), cell);
      memberships_.add({house, static_cast<std::uint16_t>(found - cells.begin())});
    }
    memberships_.end_list();
  }
  find_crossings();
  find_lines();
}

bool LayoutSets::supports(const Layout& layout) {
  if (layout.is_square()) return layout.side() <= kMaxSide;
  if (layout.digit_count() > kMaxSide || layout.cell_count() > kMaxCells || layout.house_count() > kMaxHouses)
    return false;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    if (layout.houses(Cell{index}).size() > kMaxHousesOfCell) return false;
  }
  return true;
}

void LayoutSets::find_lines() {
  for (const GridSpec& grid : layout_.grids()) {
    if (grid.has_empty_places()) continue;
    Lines& lines = lines_of_grids_.emplace_back();
    for (int row = 0; row < grid.rows; ++row) lines.rows.push_back(line_of(grid, HouseKind::Row, row));
    for (int column = 0; column < grid.columns; ++column) {
      lines.columns.push_back(line_of(grid, HouseKind::Column, column));
    }
  }
}

House LayoutSets::line_of(const GridSpec& grid, HouseKind kind, int number) const {
  std::vector<Cell> line;
  for (int place = 0; place < (kind == HouseKind::Row ? grid.columns : grid.rows); ++place) {
    line.push_back(kind == HouseKind::Row ? layout_.cell(grid.row + number, grid.column + place)
                                          : layout_.cell(grid.row + place, grid.column + number));
  }
  const std::span<const House> houses = layout_.houses(line.front());
  const auto found = std::find_if(houses.begin(), houses.end(), [&](House house) {
    const std::span<const Cell> cells = layout_.cells(house);
    return layout_.kind(house) == kind && std::equal(cells.begin(), cells.end(), line.begin(), line.end());
  });
  NONET_EXPECTS_ALWAYS(found != houses.end());
  return *found;
}

void LayoutSets::find_crossings() {
  for (const House line : boxes_first_) {
    for (const House box : boxes_first_) {
      if (box == line) break;
      if ((house(box) & house(line)).has_several()) crossings_.push_back({box, line});
    }
  }
}

std::vector<House> LayoutSets::in_viewing_order(const Layout& layout) {
  std::vector<House> houses = layout.houses_of(HouseKind::Box);
  for_each_house(layout, [&](House house) {
    if (layout.kind(house) != HouseKind::Box) houses.push_back(house);
  });
  return houses;
}

const LayoutSets& LayoutSets::of(const Layout& layout) {
  NONET_EXPECTS_ALWAYS(supports(layout));
  return layout.extension<LayoutSets>();
}

CellSet LayoutSets::common_peers(const CellSet& cells) const {
  CellSet common = all_;
  cells.for_each([&](Cell cell) { common &= peers(cell); });
  return common;
}

}  // namespace nonet
