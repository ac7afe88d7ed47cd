#pragma once

#include <cstdint>
#include <utility>

#include "core/util/search.h"

namespace nonet::rating {

/// Counts the work of a rating and ends it when its budget is used up or a stop was requested. A node is a search from
/// one assumption.
class WorkMeter {
 public:
  explicit WorkMeter(Control control) : meter_(std::move(control)) {}

  /// Must be called before each node. Returns false when the work must end; from then on every call returns false.
  bool admit() {
    ended_ = ended_ || !meter_.admit_node(fraction_, 0, kMicroseconds);
    return !ended_;
  }
  bool ended() const { return ended_; }
  SearchEvent refusal() const { return meter_.refusal(); }
  /// The part of the puzzle that is solved; reported as progress.
  void set_fraction(double fraction) { fraction_ = fraction; }

 private:
  static constexpr std::uint64_t kMicroseconds = 4;

  NodeMeter meter_;
  double fraction_ = 0;
  bool ended_ = false;
};

}  // namespace nonet::rating
