#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/logic/step.h"

namespace nonet {

/// Where finders put what they find: the first step only, or all that differ in their result. A finder looks at is_full()
/// after each step that it adds and ends then.
class StepSink {
 public:
  enum class Wanted { First, All };

  explicit StepSink(Wanted wanted) : wanted_(wanted) {}

  /// Keeps the step unless it changes nothing or one with the same result is there; cheaper ones come first. Puts its
  /// results in order. True when no more are wanted.
  bool add(Step step);
  bool is_full() const { return wanted_ == Wanted::First && !steps_.empty(); }
  bool wants_all() const { return wanted_ == Wanted::All; }

  const std::vector<Step>& steps() const { return steps_; }
  std::vector<Step> take() { return std::move(steps_); }

 private:
  bool is_known(const Step& step, std::uint64_t hash) const;

  Wanted wanted_;
  std::vector<Step> steps_;
  // The steps by a hash of technique and result; a position can have thousands.
  std::unordered_multimap<std::uint64_t, std::size_t> by_hash_;
};

}  // namespace nonet
