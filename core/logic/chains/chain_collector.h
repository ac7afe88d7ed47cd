#pragma once

#include <cstdint>
#include <vector>

#include "core/logic/chains/chain_search.h"
#include "core/logic/step_sink.h"

namespace nonet {

/// Collects the steps of a search for chains and adds them to a sink, the shortest first.
class ChainCollector {
 public:
  ChainCollector(StepSink& sink, StopToken stop) : sink_(sink), check_(stop) {}

  /// The length of the longest chain that is still wanted. If the sink wants one step only, it is less than the length
  /// of the shortest chain collected so far.
  std::uint32_t max_length() const { return max_length_; }
  /// Keeps a step unless it changes nothing or its chain is too long.
  void add(std::uint32_t length, Step step);
  /// Adds all steps to the sink. When stopped, adds only some of them.
  void finish();

 private:
  struct Found {
    std::uint32_t length;
    Step step;
  };

  StepSink& sink_;
  StopCheck check_;
  std::uint32_t max_length_ = ChainSearch::kUnreached - 1;
  std::vector<Found> found_;
};

}  // namespace nonet
