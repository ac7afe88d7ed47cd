#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/logic/forcing/net_search.h"
#include "core/util/control.h"

namespace nonet {

/// Finds out whether a candidate can be true by trials within the trial: what follows from it by singles, then from each
/// member of a set that has few left, and so on.
class TrialSearch {
 public:
  /// How many trials there may be in all.
  static constexpr std::uint64_t kMaxTrials = 20000000;

  enum class Outcome : std::uint8_t {
    Refuted,   ///< It leads to contradictions only.
    Possible,  ///< It is part of a solution.
    Unknown,   ///< More trials would be needed, or the search was stopped.
  };

  TrialSearch(const ChainGraph& graph, const ExactlyOneSets& sets, StopToken stop);

  /// Takes a candidate for true and makes so many trials at most, itself the first.
  Outcome look_at(ChainNode candidate, std::uint64_t most_trials);

  /// After Refuted: the contradiction of the last trial.
  const NetSearch::Contradiction& contradiction() const { return contradiction_; }
  /// After Possible: true for the candidates of the solution.
  bool is_in_solution(ChainNode candidate) const { return trials_[depth_].reached(NodeState::on(candidate)); }
  /// The trials that all calls have made.
  std::uint64_t trials() const { return made_; }

 private:
  Outcome follow(ChainNode candidate);

  const ExactlyOneSets& sets_;
  StopToken stop_;
  // What is assumed up to each depth.
  std::vector<NetSearch> trials_;
  std::size_t depth_ = 0;
  std::uint64_t left_ = 0;
  std::uint64_t made_ = 0;
  NetSearch::Contradiction contradiction_;
};

}  // namespace nonet
