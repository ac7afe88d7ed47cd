#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/logic/forcing/exactly_one_sets.h"

namespace nonet {

/// Finds what follows from one candidate taken for true or false when all conclusions are drawn together: what a true one
/// excludes, and the last member of an exactly-one set that is left. Breadth first, so that what is found early rests on
/// little. Ends at the first contradiction. One object may search again and again.
class NetSearch {
 public:
  /// Where a search ended: a candidate both true and false, or a set whose members are all false.
  struct Contradiction {
    std::optional<ChainNode> candidate;
    std::uint32_t set = 0;
  };

  NetSearch(const ChainGraph& graph, const ExactlyOneSets& sets);

  /// Searches from one premise.
  void run(NodeState premise) {
    clear();
    assume(premise);
  }
  /// Forgets all premises and what follows from them.
  void clear();
  /// Adds a premise, whose candidate must be open, and what follows from it besides.
  void assume(NodeState premise);

  const std::optional<Contradiction>& contradiction() const { return contradiction_; }
  /// The premises and what followed, in the order in which it was found.
  std::span<const NodeState> order() const { return queue_; }
  bool reached(NodeState state) const { return values_[state.node()] == (state.is_on() ? Value::On : Value::Off); }
  /// True when nothing is known about a candidate.
  bool is_open(ChainNode candidate) const { return values_[candidate] == Value::Unknown; }
  /// The set with the fewest open members, of those that have several; none when each set has its one.
  std::optional<std::uint32_t> smallest_open_set() const;
  /// Calls `visit(NodeState)` for each state that a reached one follows from directly, after a search from one premise; for
  /// none when it is the premise. Of a contradictory candidate its being on is reached; both are explained.
  template <class Visit>
  void for_each_cause(NodeState state, Visit&& visit) const {
    if (state == queue_.front()) return;
    const std::uint32_t cause = state.is_on() || !is_contradictory(state.node()) ? causes_[state.node()] : excluder_;
    if (!state.is_on()) return visit(NodeState::on(cause));
    for (const ChainNode other : sets_->members(cause)) {
      if (other != state.node()) visit(NodeState::off(other));
    }
  }

 private:
  enum class Value : std::uint8_t { Unknown, On, Off };

  bool is_contradictory(ChainNode node) const { return contradiction_ && contradiction_->candidate == node; }
  void turn_off_others(ChainNode on);
  void look_at_sets(ChainNode off);
  void turn_on_last(std::uint32_t set);

  const ChainGraph* graph_;
  const ExactlyOneSets* sets_;
  std::vector<Value> values_;
  // What is off: the node that excludes it; what is on: the set that it is the last of.
  std::vector<std::uint32_t> causes_;
  std::vector<std::uint16_t> left_;
  std::vector<NodeState> queue_;
  std::size_t next_ = 0;
  std::optional<Contradiction> contradiction_;
  // What excludes the contradictory candidate.
  ChainNode excluder_ = 0;
};

}  // namespace nonet
