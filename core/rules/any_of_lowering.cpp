// From what alternatives say to a condition of which at least one is true.

#include <memory>
#include <utility>

#include "core/rules/condition_looks.h"
#include "core/rules/lowering.h"

namespace nonet {

// The cells that rules have said something about. Houses and pairs of a layout are not meant.
CellBits Lowering::cells_said() const {
  CellBits said;
  const auto add = [&](CellIndex cell) { said.set(cell); };
  const auto add_sort = [&](const auto& sort) {
    for (const auto& each : sort) for_each_cell(each, network_, add);
  };
  std::apply([&](const auto&... sort) { (add_sort(sort), ...); }, network_.sorts());
  for (const SumCondition& sum : sums_) for_each_cell(sum, network_, add);
  for (const auto& alternatives : any_ofs_) {
    for (const Lowering& each : alternatives) said |= each.cells_said();
  }
  for (std::size_t cell = 0; cell < peers_.size(); ++cell) {
    if (peers_[cell].any() || network_.start[cell] != all_digits()) said.set(cell);
  }
  return said;
}

// An alternative needs to know which of its cells differ, and no more of the rest of the puzzle.
AnyOfCondition Lowering::condition_of(std::vector<Lowering> alternatives) const {
  AnyOfCondition condition;
  CellBits all;
  std::uint16_t next = 0;
  for (Lowering& each : alternatives) {
    const std::uint16_t number = next++;
    if (!each.network_.possible) continue;
    const CellBits said = each.cells_said();
    all |= said;
    for (std::size_t cell = 0; cell < peers_.size(); ++cell) {
      if (said[cell]) each.peers_[cell] |= peers_[cell] & said;
    }
    RuleNetwork network = each.network(network_.edition);
    if (!network.possible) continue;
    condition.alternatives.push_back(std::make_shared<const RuleNetwork>(std::move(network)));
    condition.numbers.push_back(number);
  }
  for (std::size_t cell = 0; cell < peers_.size(); ++cell) {
    if (all[cell]) condition.cells.push_back(static_cast<CellIndex>(cell));
  }
  return condition;
}

}  // namespace nonet
