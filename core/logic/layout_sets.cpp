#include "core/logic/layout_sets.h"

#include <algorithm>
#include <utility>

namespace nonet {

LayoutSets::LayoutSets(LayoutRef layout)
    : layout_(std::move(layout)),
      boxes_first_(in_viewing_order(*layout_)),
      houses_(static_cast<std::size_t>(layout_->house_count())) {
  const std::size_t cell_count = static_cast<std::size_t>(layout_->cell_count());
  std::vector<std::vector<Membership>> memberships(cell_count);
  for_each_house(*layout_, [&](House house) {
    std::uint16_t place = 0;
    for (const Cell cell : layout_->cells(house)) {
      houses_[house.index].insert(cell);
      memberships[cell.index].push_back({house, place++});
    }
  });
  for (auto house = houses_.begin(); house != houses_.end(); ++house) {
    repeated_.push_back(std::find(houses_.begin(), house, *house) != house);
  }
  peers_.resize(cell_count);
  for (std::uint16_t index = 0; index < cell_count; ++index) {
    const Cell cell{index};
    all_.insert(cell);
    for (const Cell peer : layout_->peers(cell)) peers_[index].insert(peer);
    starts_.push_back(static_cast<std::uint32_t>(memberships_.size()));
    memberships_.insert(memberships_.end(), memberships[index].begin(), memberships[index].end());
  }
  starts_.push_back(static_cast<std::uint32_t>(memberships_.size()));
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

std::shared_ptr<const LayoutSets> LayoutSets::of(const LayoutRef& layout) {
  if (!layout->is_classic()) return std::make_shared<const LayoutSets>(layout);
  static const auto classic = std::make_shared<const LayoutSets>(Layout::classic());
  return classic;
}

CellSet LayoutSets::common_peers(const CellSet& cells) const {
  CellSet common = all_;
  cells.for_each([&](Cell cell) { common &= peers(cell); });
  return common;
}

}  // namespace nonet
