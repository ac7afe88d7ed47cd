#pragma once

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
  Wanted wanted_;
  std::vector<Step> steps_;
};

}  // namespace nonet
