// Which cells of sums, lines with ends and counts differ, once all rules have said which cells do.

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/rules/conditions/digit_subsets.h"
#include "core/rules/lowering.h"

namespace nonet {

// Greedily, in the order of the cells, and since the second edition once with the cells of each house first: the
// largest set that is found.
std::vector<CellIndex> Lowering::some_that_differ(std::span<const CellIndex> cells) const {
  std::vector<CellIndex> best;
  std::vector<CellIndex> found;
  const std::size_t tries = network_.edition == RuleSearchEdition::First ? 1 : 1 + houses_.size();
  for (std::size_t attempt = 0; attempt < tries; ++attempt) {
    found.clear();
    for (const bool is_in_house : {true, false}) {
      if (is_in_house && attempt == 0) continue;
      for (const CellIndex cell : cells) {
        if (is_in_house) {
          const std::vector<CellIndex>& house = houses_[attempt - 1];
          if (std::find(house.begin(), house.end(), cell) == house.end()) continue;
        }
        // A cell does not differ from itself, so it is not taken twice.
        if (std::all_of(found.begin(), found.end(), [&](CellIndex other) { return differ(cell, other); }))
          found.push_back(cell);
      }
    }
    if (found.size() > best.size()) best = found;
  }
  return best;
}

// The largest groups first: so many small digits cannot be together.
void Lowering::group_differing_cells(SumCondition& sum) const {
  std::vector<WeightedCell> left = std::move(sum.cells);
  sum.cells.clear();
  while (!left.empty()) {
    const int weight = left.front().weight;
    std::vector<CellIndex> alike;
    for (const WeightedCell& each : left) {
      if (each.weight == weight) alike.push_back(each.cell);
    }
    const std::vector<CellIndex> group = some_that_differ(alike);
    for (const CellIndex cell : group) {
      sum.cells.push_back({cell, weight});
      std::erase_if(left, [&](const WeightedCell& each) { return each.cell == cell; });
    }
    sum.group_sizes.push_back(static_cast<std::uint8_t>(group.size()));
  }
  if (sum.group_sizes.size() == sum.cells.size()) sum.group_sizes.clear();
}

// Cells that all differ have as many digits as cells.
int Lowering::count_differing(std::span<const CellIndex> cells) const {
  return static_cast<int>(some_that_differ(cells).size());
}

// The largest parts first.
void Lowering::finish_group(EqualSumsCondition::Group& group) const {
  std::vector<CellIndex> left = std::move(group.cells);
  group.cells.clear();
  while (!left.empty()) {
    std::vector<CellIndex> part = {left.front()};
    if (digit_count_ <= DigitSubsets::kDigits) part = some_that_differ(left);
    if (part.size() > static_cast<std::size_t>(digit_count_)) part.resize(static_cast<std::size_t>(digit_count_));
    for (const CellIndex cell : part) std::erase(left, cell);
    group.part_sizes.push_back(static_cast<std::uint8_t>(part.size()));
    group.cells.insert(group.cells.end(), part.begin(), part.end());
  }
}

// By rows, columns and regions, and by whatever differs. A cell that fits no group begins one.
std::vector<std::vector<HouseCells>> Lowering::divisions_of(std::span<const CellIndex> cells) const {
  std::vector<std::vector<HouseCells>> divisions;
  const auto divide = [&](auto&& belong_together) {
    std::vector<HouseCells> groups;
    for (const CellIndex cell : cells) {
      const auto group = std::find_if(groups.begin(), groups.end(), [&](const HouseCells& each) {
        // More cells than digits cannot differ.
        return each.size() < static_cast<std::size_t>(digit_count_) &&
               std::all_of(each.begin(), each.end(),
                           [&](CellIndex member) { return differ(member, cell) && belong_together(member, cell); });
      });
      if (group == groups.end()) {
        groups.emplace_back().push_back(cell);
      } else {
        group->push_back(cell);
      }
    }
    divisions.push_back(std::move(groups));
  };
  divide([](CellIndex, CellIndex) { return true; });
  for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box}) {
    divide([&](CellIndex one, CellIndex other) {
      for (const House house : layout_->houses(Cell{one})) {
        const std::span<const Cell> own = layout_->cells(house);
        if (layout_->kind(house) == kind && std::find(own.begin(), own.end(), Cell{other}) != own.end()) return true;
      }
      return false;
    });
  }
  return divisions;
}

}  // namespace nonet
