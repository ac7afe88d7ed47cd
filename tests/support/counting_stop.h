#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>

#include "core/util/control.h"

namespace nonet::test {

/// A stop source that measures how much work is done between two looks at it. Stops are tested by counting work, never
/// by time. For work on one thread.
class CountingStop final : public StopSource {
 public:
  static constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

  /// Asks for a stop from look number `stop_at_look` on, counted from 1. `work_done` returns the amount of work done so
  /// far.
  explicit CountingStop(
      std::uint64_t stop_at_look = kNever, std::function<std::uint64_t()> work_done = [] { return 0; })
      : stop_at_look_(stop_at_look), work_done_(std::move(work_done)) {}

  bool stop_requested() const override {
    most_work_ = most_work_between_looks();
    work_at_look_ = work_done_();
    return ++looks_ >= stop_at_look_;
  }

  std::uint64_t looks() const { return looks_; }
  /// The work since the last look included.
  std::uint64_t most_work_between_looks() const { return std::max(most_work_, work_done_() - work_at_look_); }

 private:
  std::uint64_t stop_at_look_;
  std::function<std::uint64_t()> work_done_;
  mutable std::uint64_t looks_ = 0;
  mutable std::uint64_t work_at_look_ = 0;
  mutable std::uint64_t most_work_ = 0;
};

}  // namespace nonet::test
