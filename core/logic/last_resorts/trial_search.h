#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/logic/forcing/net_search.h"
#include "core/logic/stop_check.h"
#include "core/util/control.h"

namespace nonet {

/// Decides whether a candidate can be true, by trials inside the trial. The candidate is assumed true and its
/// consequences by singles are drawn. Then each member of an exactly-one set with few open members is tried in the same
/// way, and so on.
class TrialSearch {
 public:
  /// The largest number of trials that a caller should make with one object.
  static constexpr std::uint64_t kMaxTrials = 20000000;

  enum class Verdict : std::uint8_t {
    Refuted,   ///< Every trial leads to a contradiction.
    Possible,  ///< The candidate is part of a solution.
    Unknown,   ///< More trials are needed, or the search was stopped.
  };

  TrialSearch(const ChainGraph& graph, const ExactlyOneSets& sets, StopToken stop);

  /// Tries a candidate with at most `max_trials` trials; the candidate itself is the first.
  Verdict try_candidate(ChainNode candidate, std::uint64_t max_trials);

  /// After Refuted: the contradiction of the last trial.
  const NetSearch::Contradiction& contradiction() const { return contradiction_; }
  /// After Possible: true if the candidate is part of the solution that was found.
  bool is_in_solution(ChainNode candidate) const { return trials_[depth_].reached(NodeState::on(candidate)); }
  /// The number of trials of all calls so far.
  std::uint64_t trials() const { return made_; }

 private:
  Verdict follow(ChainNode candidate);

  const ExactlyOneSets& sets_;
  StopCheck check_;
  std::uint64_t work_of_trial_;
  // The assumptions up to each depth, with their consequences.
  std::vector<NetSearch> trials_;
  std::size_t depth_ = 0;
  std::uint64_t left_ = 0;
  std::uint64_t made_ = 0;
  NetSearch::Contradiction contradiction_;
};

}  // namespace nonet
