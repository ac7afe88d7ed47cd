#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/logic/chains/chain_graph.h"
#include "core/logic/step.h"
#include "core/util/sort.h"

namespace nonet {

/// Writes one branch of a forcing step: an assumption and the inferences that lead from it to one or several ends.
/// `Search` is a ChainSearch or a NetSearch. The search must have run from the assumption and must have reached every
/// end.
template <class Search>
class BranchWriter {
 public:
  BranchWriter(const ChainGraph& graph, const Search& search)
      : graph_(graph), search_(search), part_of_(graph.node_count() * 2u), rank_(graph.node_count() * 2u) {}

  /// Returns how many states the branch has: the assumption, the ends, and all states in between that the ends need.
  std::uint32_t length(std::span<const NodeState> ends) {
    collect(ends);
    return static_cast<std::uint32_t>(needed_.size());
  }

  /// Adds a part to the step for each state of the branch, the assumption first, and a link to each part from each of
  /// its causes. The order is depth first: every part comes after its causes, and each line of inferences is followed
  /// to its conclusion before the next line begins.
  void write(std::span<const NodeState> ends, Step& step) {
    collect(ends);
    number_in_search_order();
    for (const NodeState end : ends) write_with_causes(end, step);
  }

 private:
  static constexpr std::uint32_t kNone = 0;
  static constexpr std::uint32_t kNeeded = 1;
  static constexpr std::uint32_t kFirstPart = 2;

  void collect(std::span<const NodeState> ends) {
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

  // The end of a contradiction may be explained without being in the search order: such a state counts as the last one.
  void number_in_search_order() {
    const auto& order = search_.order();
    for (const NodeState state : needed_) rank_[state.code] = static_cast<std::uint32_t>(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) rank_[order[i].code] = static_cast<std::uint32_t>(i);
  }

  // An explicit stack: a branch can be thousands of states deep.
  void write_with_causes(NodeState end, Step& step) {
    waiting_.assign(1, end);
    while (!waiting_.empty()) {
      const NodeState state = waiting_.back();
      if (part_of_[state.code] != kNeeded) {
        waiting_.pop_back();
        continue;
      }
      const std::size_t before = waiting_.size();
      search_.for_each_cause(state, [&](NodeState cause) {
        if (part_of_[cause.code] == kNeeded) waiting_.push_back(cause);
      });
      if (waiting_.size() == before) {
        waiting_.pop_back();
        add_part(state, step);
        continue;
      }
      // The cause that was found last has the longest line of inferences. It is written first, so that short lines stay
      // close to the conclusion that needs them.
      shell_sort(waiting_.begin() + static_cast<std::ptrdiff_t>(before), waiting_.end(),
                 [&](NodeState left, NodeState right) { return rank_[left.code] < rank_[right.code]; });
    }
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
      step.add_link(static_cast<std::uint16_t>(part_of_[cause.code] - kFirstPart), number, state.is_on(),
                    graph_.rule_of(cause.node(), state.node(), state.is_on()));
    });
  }

  const ChainGraph& graph_;
  const Search& search_;
  // By the code of a state: whether the branch needs the state, and in the end the number of its part.
  std::vector<std::uint32_t> part_of_;
  // By the code of a state: its position in the order of the search.
  std::vector<std::uint32_t> rank_;
  std::vector<NodeState> needed_;
  // States whose part is still to be written; the last one is the next.
  std::vector<NodeState> waiting_;
};

}  // namespace nonet
