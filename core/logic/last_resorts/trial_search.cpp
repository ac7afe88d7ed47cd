#include "core/logic/last_resorts/trial_search.h"

namespace nonet {

TrialSearch::TrialSearch(const ChainGraph& graph, const ExactlyOneSets& sets, StopToken stop)
    : sets_(sets), stop_(stop), trials_(1, {graph, sets}) {}

TrialSearch::Outcome TrialSearch::look_at(ChainNode candidate, std::uint64_t most_trials) {
  depth_ = 0;
  left_ = most_trials;
  return follow(candidate);
}

// The trial at depth_ is what is known before; that of the next depth takes the candidate for true.
TrialSearch::Outcome TrialSearch::follow(ChainNode candidate) {
  if (left_ == 0 || stop_.stop_requested()) return Outcome::Unknown;
  --left_;
  ++made_;
  ++depth_;
  if (depth_ == trials_.size()) trials_.push_back(trials_.front());
  trials_[depth_] = trials_[depth_ - 1];
  trials_[depth_].assume(NodeState::on(candidate));
  if (trials_[depth_].contradiction()) {
    contradiction_ = *trials_[depth_--].contradiction();
    return Outcome::Refuted;
  }
  const std::optional<std::uint32_t> set = trials_[depth_].smallest_open_set();
  if (!set) return Outcome::Possible;
  for (const ChainNode member : sets_.members(*set)) {
    if (!trials_[depth_].is_open(member)) continue;
    const Outcome outcome = follow(member);
    if (outcome != Outcome::Refuted) return outcome;
  }
  --depth_;
  return Outcome::Refuted;
}

}  // namespace nonet
