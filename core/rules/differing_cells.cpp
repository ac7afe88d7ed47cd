// Which cells of sums, lines with ends and counts differ, once all rules have said which cells do.

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/rules/conditions/digit_subsets.h"
#include "core/rules/lowering.h"

namespace nonet {

// Greedily: each group takes every cell left that it can take.
void Lowering::group_differing_cells(SumCondition& sum) const {
  std::vector<WeightedCell> left = std::move(sum.cells);
  sum.cells.clear();
  while (!left.empty()) {
    const std::size_t first = sum.cells.size();
    std::vector<WeightedCell> others;
    for (const WeightedCell& each : left) {
      const bool joins = std::all_of(
          sum.cells.begin() + static_cast<std::ptrdiff_t>(first), sum.cells.end(),
          [&](const WeightedCell& member) { return member.weight == each.weight && differ(member.cell, each.cell); });
      (joins ? sum.cells : others).push_back(each);
    }
    sum.group_sizes.push_back(static_cast<std::uint8_t>(sum.cells.size() - first));
    left = std::move(others);
  }
  if (sum.group_sizes.size() == sum.cells.size()) sum.group_sizes.clear();
}

// Cells that all differ have as many digits as cells.
int Lowering::count_differing(std::span<const CellIndex> cells) const {
  std::vector<CellIndex> differing;
  for (const CellIndex cell : cells) {
    if (std::all_of(differing.begin(), differing.end(), [&](CellIndex other) { return differ(cell, other); }))
      differing.push_back(cell);
  }
  return static_cast<int>(differing.size());
}

// Greedily: each part takes every cell left that it can take.
void Lowering::finish_group(EqualSumsCondition::Group& group) const {
  std::vector<CellIndex> left = std::move(group.cells);
  group.cells.clear();
  while (!left.empty()) {
    const auto first = static_cast<std::ptrdiff_t>(group.cells.size());
    std::vector<CellIndex> others;
    for (const CellIndex cell : left) {
      const bool has_room = std::ssize(group.cells) - first < digit_count_;
      const bool joins = has_room && digit_count_ <= DigitSubsets::kDigits
                             ? std::all_of(group.cells.begin() + first, group.cells.end(),
                                           [&](CellIndex member) { return differ(member, cell); })
                             : std::ssize(group.cells) == first;
      (joins ? group.cells : others).push_back(cell);
    }
    group.part_sizes.push_back(static_cast<std::uint8_t>(std::ssize(group.cells) - first));
    left = std::move(others);
  }
}

// By rows, columns and regions, and by whatever differs. A cell that fits no group begins one.
void Lowering::finish_count(CountCondition& count) const {
  const auto divide = [&](auto&& belong_together) {
    std::vector<HouseCells> groups;
    for (const CellIndex cell : count.cells) {
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
    count.divisions.push_back(std::move(groups));
  };
  divide([](CellIndex, CellIndex) { return true; });
  for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box}) {
    divide([&](CellIndex one, CellIndex other) {
      for (const House house : layout_->houses(Cell{one})) {
        const std::span<const Cell> cells = layout_->cells(house);
        if (layout_->kind(house) == kind && std::find(cells.begin(), cells.end(), Cell{other}) != cells.end())
          return true;
      }
      return false;
    });
  }
}

}  // namespace nonet
