#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/logic/chains/chain_graph.h"

namespace nonet {

/// The states of a chain, the premise first. Each state follows directly from the one before.
using ChainPath = std::vector<NodeState>;

/// Finds the consequences of one state, the premise, breadth first. The first chain found to a state is a shortest one,
/// with one exception: sets count for more than one link, so a later chain may be shorter, and then replaces the first.
/// One object can search a graph many times.
class ChainSearch {
 public:
  static constexpr std::uint32_t kUnreached = std::numeric_limits<std::uint32_t>::max();

  explicit ChainSearch(const ChainGraph& graph, StopToken stop = {})
      : graph_(graph), check_(stop), before_(graph.node_count() * 2u) {}

  /// Searches from a premise, at most `max_length` links far, along the links for which `follows(from, to)` returns
  /// true. Its arguments are states. When stopped, some states are not reached that would be.
  template <class Follows>
  void run(NodeState premise, std::uint32_t max_length, Follows&& follows) {
    NONET_EXPECTS(premise.node() < graph_.node_count());
    distances_.assign(graph_.node_count() * 2u, kUnreached);
    queue_.assign(1, premise);
    distances_[premise.code] = 0;
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const NodeState from = queue_[next];
      if (check_.must_stop(graph_.implied(from).size())) return;
      if (distances_[from.code] < max_length) spread(from, max_length, follows);
    }
  }
  /// Searches along all links.
  void run(NodeState premise, std::uint32_t max_length = kUnreached) {
    run(premise, max_length, [](NodeState, NodeState) { return true; });
  }

  /// The length of the chain to a state, in links; kUnreached if the last search did not reach the state.
  std::uint32_t distance(NodeState state) const { return distances_[state.code]; }
  bool reached(NodeState state) const { return distance(state) != kUnreached; }
  /// The premise and all states reached. Without sets the nearest states come first.
  const std::vector<NodeState>& order() const { return queue_; }
  /// Calls `visit(NodeState)` with the state from which a reached state follows directly. Makes no call for the
  /// premise.
  template <class Visit>
  void for_each_cause(NodeState state, Visit&& visit) const {
    if (state != queue_.front()) visit(before_[state.code]);
  }
  /// The chain from the premise to a state that was reached.
  ChainPath path_to(NodeState state) const {
    NONET_EXPECTS(reached(state));
    ChainPath path(1, state);
    while (path.back() != queue_.front()) path.push_back(before_[path.back().code]);
    std::reverse(path.begin(), path.end());
    return path;
  }

 private:
  template <class Follows>
  void spread(NodeState from, std::uint32_t max_length, Follows& follows) {
    for (const ChainNode node : graph_.implied(from)) {
      const NodeState to = from.is_on() ? NodeState::off(node) : NodeState::on(node);
      const std::uint32_t distance = distances_[from.code] + graph_.length(from, node);
      if (distance >= distances_[to.code] || distance > max_length || !follows(from, to)) continue;
      const bool is_new = !reached(to);
      distances_[to.code] = distance;
      before_[to.code] = from;
      if (from.node() == node) {
        spread(to, max_length, follows);
      } else if (is_new) {
        queue_.push_back(to);
      }
    }
  }

  const ChainGraph& graph_;
  StopCheck check_;
  std::vector<std::uint32_t> distances_;
  std::vector<NodeState> before_;
  std::vector<NodeState> queue_;
};

}  // namespace nonet
