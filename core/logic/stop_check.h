#pragma once

#include <cstdint>

#include "core/util/control.h"

namespace nonet {

/// Looks at a stop token at regular intervals of work, so that long work ends soon after a stop is requested and the
/// looks cost nothing. Each piece of work says how large it is. The unit is about ten nanoseconds: a few operations on
/// words.
class StopCheck {
 public:
  /// The work between two looks: less than a millisecond. A larger piece of work causes one look.
  static constexpr std::uint64_t kWorkBetweenLooks = 1u << 16;

  explicit StopCheck(StopToken stop) : stop_(stop) {}

  /// To be called before each piece of work. Returns true when the work must end; from then on every call returns true.
  /// The first call looks at the token.
  bool must_stop(std::uint64_t work) {
    if (work < left_) {
      left_ -= work;
      return stopped_;
    }
    left_ = kWorkBetweenLooks;
    stopped_ = stopped_ || stop_.stop_requested();
    return stopped_;
  }

  /// True when a call of must_stop() returned true.
  bool stopped() const { return stopped_; }

 private:
  StopToken stop_;
  std::uint64_t left_ = 0;
  bool stopped_ = false;
};

}  // namespace nonet
