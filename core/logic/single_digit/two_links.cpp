#include "core/logic/single_digit/two_links.h"

namespace nonet {

namespace {

// The house of this kind that has both cells.
std::optional<House> common_house(const Layout& layout, HouseKind kind, Cell left, Cell right) {
  for (const House house : layout.houses(left)) {
    if (layout.kind(house) != kind) continue;
    for (const House other : layout.houses(right)) {
      if (house == other) return house;
    }
  }
  return std::nullopt;
}

}  // namespace

CellSet eliminated_by(const PuzzleState& state, Digit digit, const TwoLinks& chain) {
  return state.cells(digit) & state.sets().peers(chain.cells.front()) & state.sets().peers(chain.cells.back());
}

std::optional<House> skyscraper_base(const Layout& layout, const TwoLinks& chain) {
  const HouseKind kind = layout.kind(chain.houses[0]);
  if (layout.kind(chain.houses[1]) != kind) return std::nullopt;
  if (kind != HouseKind::Row && kind != HouseKind::Column) return std::nullopt;
  const HouseKind across = kind == HouseKind::Row ? HouseKind::Column : HouseKind::Row;
  return common_house(layout, across, chain.cells[1], chain.cells[2]);
}

std::optional<House> kite_box(const Layout& layout, const TwoLinks& chain) {
  const bool is_cross =
      layout.kind(chain.houses[0]) == HouseKind::Row && layout.kind(chain.houses[1]) == HouseKind::Column;
  if (!is_cross) return std::nullopt;
  const auto box = common_house(layout, HouseKind::Box, chain.cells[1], chain.cells[2]);
  const auto is_in_box = [&](Cell cell) {
    return common_house(layout, HouseKind::Box, chain.cells[1], cell).has_value();
  };
  if (!box || is_in_box(chain.cells[0]) || is_in_box(chain.cells[3])) return std::nullopt;
  return box;
}

Step two_link_step(Technique technique, Digit digit, const TwoLinks& chain, std::optional<House> via) {
  Step step(technique, DigitSet(digit));
  for (const House house : chain.houses) step.add_house(house, HouseRole::Base);
  if (via) step.add_house(*via, HouseRole::Cover);
  for (const Cell cell : chain.cells) step.add_part(Role::Node, cell, DigitSet(digit));
  step.add_link(0, 1, true);
  step.add_link(1, 2, false);
  step.add_link(2, 3, true);
  return step;
}

}  // namespace nonet
