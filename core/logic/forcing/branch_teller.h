#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/logic/chains/chain_graph.h"
#include "core/logic/step.h"

namespace nonet {

/// Tells one branch of a forcing step: of all that a search found, what its ends rest on. `Search` is a ChainSearch or a
/// NetSearch that has run and reached the ends.
template <class Search>
class BranchTeller {
 public:
  BranchTeller(const ChainGraph& graph, const Search& search)
      : graph_(graph), search_(search), part_of_(graph.node_count() * 2u) {}

  /// How many states the ends rest on, themselves and the premise included.
  std::uint32_t length(std::span<const NodeState> ends) {
    gather(ends);
    return static_cast<std::uint32_t>(needed_.size());
  }

  /// Adds a part for each of them in the order in which they were found, the premise first, and links from what each follows
  /// from directly.
  void tell(std::span<const NodeState> ends, Step& step) {
    gather(ends);
    for (const NodeState state : search_.order()) {
      if (part_of_[state.code] != kNone) add_part(state, step);
    }
    for (const NodeState state : needed_) {
      if (part_of_[state.code] == kNeeded) add_part(state, step);
    }
  }

 private:
  static constexpr std::uint32_t kNone = 0;
  static constexpr std::uint32_t kNeeded = 1;
  static constexpr std::uint32_t kFirstPart = 2;

  void gather(std::span<const NodeState> ends) {
    for (const NodeState state : needed_) part_of_[state.code] = kNone;
    needed_.clear();
    for (const NodeState end : ends) need(end);
    for (std::size_t i = 0; i < needed_.size(); ++i) {
      search_.for_each_cause(needed_[i], [&](NodeState cause) { need(cause); });
    }
  }
  void need(NodeState state) {
    if (part_of_[state.code] != kNone) return;
    part_of_[state.code] = kNeeded;
    needed_.push_back(state);
  }

  void add_part(NodeState state, Step& step) {
    const bool is_premise = state == search_.order().front();
    const Role assumed = state.is_on() ? Role::Assumption : Role::AssumedFalse;
    const Role role = is_premise ? assumed : state.is_on() ? Role::On : Role::Off;
    const std::span<const Cell> cells = graph_.cells(state.node());
    const std::uint16_t number = static_cast<std::uint16_t>(step.parts.size());
    step.parts.push_back({role, {cells.begin(), cells.end()}, DigitSet(graph_.digit(state.node()))});
    part_of_[state.code] = kFirstPart + number;
    search_.for_each_cause(state, [&](NodeState cause) {
      step.add_link(static_cast<std::uint16_t>(part_of_[cause.code] - kFirstPart), number, state.is_on());
    });
  }

  const ChainGraph& graph_;
  const Search& search_;
  // By the code of a state: whether it is needed, and in the end the number of its part.
  std::vector<std::uint32_t> part_of_;
  std::vector<NodeState> needed_;
};

}  // namespace nonet
