// The houses and pairs that own rules add to a layout.

#include <algorithm>
#include <utility>

#include "core/grid/layout.h"
#include "core/util/sort.h"

namespace nonet {

// Own houses come after those of the layout, so that the numbers of these stay.
void Layout::add_own_houses(std::span<const RuleHouse> houses) {
  std::vector<int> added(rows_of_cells_.size());
  for (const RuleHouse& house : houses) {
    bool is_known = false;
    for_each_house(*this, [&](House other) {
      const std::span<const Cell> known = cells(other);
      is_known = is_known || std::is_permutation(house.cells.begin(), house.cells.end(), known.begin(), known.end());
    });
    const bool is_crowded = std::any_of(house.cells.begin(), house.cells.end(),
                                        [&](Cell cell) { return added[cell.index] == kMaxOwnHousesOfCell; });
    if (is_known || is_crowded) continue;
    for (const Cell cell : house.cells) ++added[cell.index];
    RuleHouse sorted = house;
    shell_sort(sorted.cells);
    add_house_of_rule(static_cast<std::size_t>(grid_of(sorted.cells.front())), sorted);
  }
  find_houses_of_cells();
}

void Layout::add_own_pairs(std::vector<DifferingPair> pairs) {
  for (DifferingPair& pair : pairs) {
    if (pair.second < pair.first) std::swap(pair.first, pair.second);
  }
  // Of two rules for one pair, the first names the reason.
  const auto key = [](const DifferingPair& pair) { return std::uint64_t{pair.first.index} << 16 | pair.second.index; };
  for (const std::size_t index : stable_order_of(pairs, key)) {
    const DifferingPair& pair = pairs[index];
    const bool is_known = !own_pairs_.empty() && key(own_pairs_.back()) == key(pair);
    if (!is_known) own_pairs_.push_back(pair);
  }
  std::vector<std::vector<Cell>> lists(rows_of_cells_.size());
  for (std::uint16_t index = 0; index < rows_of_cells_.size(); ++index) {
    lists[index].assign(pairs_[index].begin(), pairs_[index].end());
  }
  for (const DifferingPair& pair : own_pairs_) {
    lists[pair.first.index].push_back(pair.second);
    lists[pair.second.index].push_back(pair.first);
  }
  ListOfLists<Cell> united;
  for (std::vector<Cell>& list : lists) {
    shell_sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    united.add_list(list);
  }
  pairs_ = std::move(united);
}

std::optional<RuleKind> Layout::own_pair_rule(Cell first, Cell second) const {
  const auto [smaller, larger] = std::minmax(first, second);
  for (const DifferingPair& pair : own_pairs_) {
    if (pair.first == smaller && pair.second == larger) return pair.kind;
  }
  return std::nullopt;
}

LayoutRef Layout::with_shape_of_rules(const Layout& base, OwnRuleShape own) {
  const std::shared_ptr<Layout> layout(new Layout(base.spec_));
  layout->has_shape_of_rules_ = true;
  layout->is_classic_ = false;
  layout->add_own_houses(own.houses);
  layout->add_own_pairs(std::move(own.pairs));
  return layout;
}

}  // namespace nonet
