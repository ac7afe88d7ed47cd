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
      const std::span<const Cell> cells = layout.cells(house);
      const auto found = std::find(cells.begin(), cells.end(), cell);
      memberships_.add({house, static_cast<std::uint16_t>(found - cells.begin())});
    }
    memberships_.end_list();
  }
  find_crossings();
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
