#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/logic/chains/chain_graph.h"

namespace nonet {

/// From a node on: its state and what followed from it, one after the other.
using ChainPath = std::vector<NodeState>;

/// Finds what follows from one state, breadth first. The first way found to a state is a shortest one; through sets, which
/// count for more than a link, a later way may be shorter than the first and takes its place. One object may search a graph
/// again and again.
class ChainSearch {
 public:
  static constexpr std::uint32_t kUnreached = std::numeric_limits<std::uint32_t>::max();

  explicit ChainSearch(const ChainGraph& graph) : graph_(graph), before_(graph.node_count() * 2u) {}

  /// Searches from a premise along the links that `follows(from, to)` admits (states), no further than `most` links.
  template <class Follows>
  void run(NodeState premise, std::uint32_t most, Follows&& follows) {
    distances_.assign(graph_.node_count() * 2u, kUnreached);
    queue_.assign(1, premise);
    distances_[premise.code] = 0;
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const NodeState from = queue_[next];
      if (distances_[from.code] < most) spread(from, most, follows);
    }
  }
  /// Along all links.
  void run(NodeState premise, std::uint32_t most = kUnreached) {
    run(premise, most, [](NodeState, NodeState) { return true; });
  }

  /// In links; kUnreached when the last search did not come there.
  std::uint32_t distance(NodeState state) const { return distances_[state.code]; }
  bool reached(NodeState state) const { return distance(state) != kUnreached; }
  /// The premise and what was reached; without sets the nearest first.
  const std::vector<NodeState>& order() const { return queue_; }
  /// Calls `visit(NodeState)` with the state that a reached one follows from directly; not for the premise.
  template <class Visit>
  void for_each_cause(NodeState state, Visit&& visit) const {
    if (state != queue_.front()) visit(before_[state.code]);
  }
  /// From the premise to a state that was reached.
  ChainPath path_to(NodeState state) const {
    ChainPath path(1, state);
    while (path.back() != queue_.front()) path.push_back(before_[path.back().code]);
    std::reverse(path.begin(), path.end());
    return path;
  }

 private:
  template <class Follows>
  void spread(NodeState from, std::uint32_t most, Follows& follows) {
    for (const ChainNode node : graph_.implied(from)) {
      const NodeState to = from.is_on() ? NodeState::off(node) : NodeState::on(node);
      const std::uint32_t distance = distances_[from.code] + graph_.length(from, node);
      if (distance >= distances_[to.code] || distance > most || !follows(from, to)) continue;
      const bool is_new = !reached(to);
      distances_[to.code] = distance;
      before_[to.code] = from;
      if (from.node() == node) {
        spread(to, most, follows);
      } else if (is_new) {
        queue_.push_back(to);
      }
    }
  }

  const ChainGraph& graph_;
  std::vector<std::uint32_t> distances_;
  std::vector<NodeState> before_;
  std::vector<NodeState> queue_;
};

}  // namespace nonet
