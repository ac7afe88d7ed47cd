#include "core/logic/forcing/net_search.h"

namespace nonet {

NetSearch::NetSearch(const ChainGraph& graph, const ExactlyOneSets& sets)
    : graph_(&graph), sets_(&sets), causes_(graph.candidate_count()) {
  clear();
}

void NetSearch::clear() {
  values_.assign(graph_->candidate_count(), Value::Unknown);
  left_.assign(sets_->sizes().begin(), sets_->sizes().end());
  contradiction_.reset();
  queue_.clear();
  next_ = 0;
}

void NetSearch::assume(NodeState premise) {
  NONET_EXPECTS(is_open(premise.node()));
  queue_.push_back(premise);
  values_[premise.node()] = premise.is_on() ? Value::On : Value::Off;
  while (next_ < queue_.size() && !contradiction_) {
    const NodeState state = queue_[next_++];
    if (state.is_on()) {
      turn_off_others(state.node());
    } else {
      look_at_sets(state.node());
    }
  }
}

std::optional<std::uint32_t> NetSearch::smallest_open_set() const {
  std::optional<std::uint32_t> smallest;
  for (std::uint32_t set = 0; set < left_.size(); ++set) {
    if (left_[set] > 1 && (!smallest || left_[set] < left_[*smallest])) smallest = set;
    if (smallest && left_[*smallest] == 2) break;
  }
  return smallest;
}

void NetSearch::turn_off_others(ChainNode on) {
  for (const ChainNode other : graph_->weak(on)) {
    if (values_[other] == Value::Off) continue;
    if (values_[other] == Value::On) {
      contradiction_ = Contradiction{other};
      excluder_ = on;
      return;
    }
    values_[other] = Value::Off;
    causes_[other] = on;
    queue_.push_back(NodeState::off(other));
  }
}

// Members are counted when they are taken from the queue, not when they are turned off, so that all sets are up to date
// to the same point of the queue.
void NetSearch::look_at_sets(ChainNode off) {
  for (const std::uint32_t set : sets_->sets_of(off)) {
    if (--left_[set] == 1) turn_on_last(set);
    if (left_[set] != 0) continue;
    contradiction_ = Contradiction{std::nullopt, set};
    return;
  }
}

void NetSearch::turn_on_last(std::uint32_t set) {
  for (const ChainNode member : sets_->members(set)) {
    if (values_[member] != Value::Unknown) continue;
    values_[member] = Value::On;
    causes_[member] = set;
    queue_.push_back(NodeState::on(member));
  }
}

}  // namespace nonet
