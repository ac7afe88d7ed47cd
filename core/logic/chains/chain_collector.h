#pragma once

#include <cstdint>
#include <vector>

#include "core/logic/chains/chain_search.h"
#include "core/logic/step_sink.h"

namespace nonet {

/// Gathers the steps of a search for chains and hands them to a sink, the shortest first.
class ChainCollector {
 public:
  explicit ChainCollector(StepSink& sink) : sink_(sink) {}

  /// The length from which on chains are of no interest any more: a shorter one is there, and no more are wanted.
  std::uint32_t most() const { return most_; }
  /// Keeps a step unless it changes nothing.
  void add(std::uint32_t length, Step step);
  /// Hands all steps over.
  void finish();

 private:
  struct Found {
    std::uint32_t length;
    Step step;
  };

  StepSink& sink_;
  std::uint32_t most_ = ChainSearch::kUnreached - 1;
  std::vector<Found> found_;
};

}  // namespace nonet
