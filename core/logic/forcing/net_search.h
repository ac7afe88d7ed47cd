#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/logic/forcing/exactly_one_sets.h"

namespace nonet {

/// Finds the consequences of a candidate being true or false. A conclusion may follow from several others together: a
/// candidate that is on excludes others, and the last open member of an exactly-one set is on. The search is breadth
/// first, so early conclusions need few inferences. It ends at the first contradiction. One object can search many
/// times.
class NetSearch {
 public:
  /// A candidate that is both true and false; or, without a candidate, the number of a set whose members are all false.
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
  /// Forgets all premises and their consequences.
  void clear();
  /// Adds a premise and its further consequences. The candidate of the premise must be open.
  void assume(NodeState premise);

  const std::optional<Contradiction>& contradiction() const { return contradiction_; }
  /// The premises and all conclusions, in the order in which they were found.
  std::span<const NodeState> order() const { return queue_; }
  bool reached(NodeState state) const { return values_[state.node()] == (state.is_on() ? Value::On : Value::Off); }
  /// True if a candidate is neither on nor off.
  bool is_open(ChainNode candidate) const { return values_[candidate] == Value::Unknown; }
  /// The set with the fewest open members among the sets with several; none if no set has several.
  std::optional<std::uint32_t> smallest_open_set() const;
  /// Calls `visit(NodeState)` for each state from which a reached state follows directly. Makes no call for the
  /// premise. The search must have had one premise. The candidate of a contradiction counts as reached in both states.
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
  // For a candidate that is off, the node that excludes it; for one that is on, the set whose last member it is.
  std::vector<std::uint32_t> causes_;
  std::vector<std::uint16_t> left_;
  std::vector<NodeState> queue_;
  std::size_t next_ = 0;
  std::optional<Contradiction> contradiction_;
  // The node that excludes the candidate of the contradiction.
  ChainNode excluder_ = 0;
};

}  // namespace nonet
