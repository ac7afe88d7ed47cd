#include "core/logic/last_resorts/trial_search.h"

namespace nonet {

TrialSearch::TrialSearch(const ChainGraph& graph, const ExactlyOneSets& sets, StopToken stop)
    : sets_(sets), check_(stop), work_of_trial_(50 + graph.candidate_count() / 4), trials_(1, {graph, sets}) {}

TrialSearch::Verdict TrialSearch::try_candidate(ChainNode candidate, std::uint64_t max_trials) {
  depth_ = 0;
  left_ = max_trials;
  return follow(candidate);
}

// trials_[depth_] holds the assumptions so far. The trial at the next depth adds the candidate to them.
TrialSearch::Verdict TrialSearch::follow(ChainNode candidate) {
  if (left_ == 0 || check_.must_stop(work_of_trial_)) return Verdict::Unknown;
  --left_;
  ++made_;
  ++depth_;
  if (depth_ == trials_.size()) trials_.push_back(trials_.front());
  trials_[depth_] = trials_[depth_ - 1];
  trials_[depth_].assume(NodeState::on(candidate));
  if (trials_[depth_].contradiction()) {
    contradiction_ = *trials_[depth_--].contradiction();
    return Verdict::Refuted;
  }
  const std::optional<std::uint32_t> set = trials_[depth_].smallest_open_set();
  if (!set) return Verdict::Possible;
  for (const ChainNode member : sets_.members(*set)) {
    if (!trials_[depth_].is_open(member)) continue;
    const Verdict verdict = follow(member);
    if (verdict != Verdict::Refuted) return verdict;
  }
  --depth_;
  return Verdict::Refuted;
}

}  // namespace nonet
