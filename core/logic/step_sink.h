#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/logic/step.h"

namespace nonet {

/// Collects the steps of finders: the first step only, or all steps with different results. A finder returns as soon as
/// is_full() is true.
class StepSink {
 public:
  enum class Wanted { First, All };

  explicit StepSink(Wanted wanted) : wanted_(wanted) {}

  /// Keeps the step, unless it changes nothing or the sink already has a step of the same technique with the same
  /// result. Finders add cheaper steps first, so the cheapest step for each result is kept. Sorts the results of the
  /// step. Returns is_full().
  bool add(Step step);
  bool is_full() const { return wanted_ == Wanted::First && !steps_.empty(); }
  bool wants_all() const { return wanted_ == Wanted::All; }

  const std::vector<Step>& steps() const { return steps_; }
  std::size_t size() const { return steps_.size(); }
  std::vector<Step> take() { return std::move(steps_); }

 private:
  bool is_known(const Step& step, std::uint64_t hash) const;

  Wanted wanted_;
  std::vector<Step> steps_;
  // The numbers of the steps, by a hash of technique and result. A state can have thousands of steps.
  std::unordered_multimap<std::uint64_t, std::size_t> by_hash_;
};

}  // namespace nonet
