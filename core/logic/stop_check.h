#pragma once

#include <cstdint>
#include <utility>

#include "core/util/control.h"

namespace nonet {

/// Looks at a stop token at regular intervals of work, so that long work ends soon after a stop is requested and the
/// looks cost nothing. Each piece of work says how large it is. The unit is about ten nanoseconds: a few operations on
/// words. The work is also taken off the budget of the token (WorkBudget).
class StopCheck {
 public:
  /// The work between two looks: less than a millisecond. A larger piece of work causes one look.
  static constexpr std::uint64_t kWorkBetweenLooks = 1u << 16;

  explicit StopCheck(StopToken stop) : stop_(stop) {}
  ~StopCheck() { report_work(0); }
  StopCheck(StopCheck&& other) noexcept
      : stop_(other.stop_),
        left_(std::exchange(other.left_, kWorkBetweenLooks)),
        has_looked_(other.has_looked_),
        stopped_(other.stopped_) {}
  StopCheck& operator=(StopCheck&&) = delete;

  /// To be called before each piece of work. Returns true when the work must end; from then on every call returns true.
  /// The first call looks at the token.
  bool must_stop(std::uint64_t work) {
    if (work < left_) {
      left_ -= work;
      return stopped_;
    }
    report_work(work);
    stopped_ = stopped_ || stop_.stop_requested();
    return stopped_;
  }

  /// True when a call of must_stop() returned true.
  bool stopped() const { return stopped_; }

 private:
  static constexpr std::uint64_t kWorkOfBudgetUnit = 100;

  // Reports the work since the last look, and a further piece.
  void report_work(std::uint64_t work) {
    if (has_looked_) work += kWorkBetweenLooks - left_;
    has_looked_ = true;
    left_ = kWorkBetweenLooks;
    stop_.spend(work / kWorkOfBudgetUnit);
  }

  StopToken stop_;
  std::uint64_t left_ = 0;
  bool has_looked_ = false;
  bool stopped_ = false;
};

}  // namespace nonet
