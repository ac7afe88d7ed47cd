#pragma once

#include <chrono>
#include <string>

#include "cli/input/arguments.h"

namespace nonet {

/// How long the work on one puzzle may take: until Ctrl-C, and no longer than `--time`. Its token goes into a Control, whose
/// progress must call look().
class Patience {
 public:
  /// Ctrl-C is a request to stop as long as this lives.
  explicit Patience(const Arguments& arguments);
  ~Patience();
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;

  StopToken token() const { return StopToken(source_); }
  void look();
  /// Asks for a stop in any case.
  void end() { source_.request_stop(); }
  bool is_over() const { return source_.stop_requested(); }
  /// `stopped`, or `stopped after 10 s (--time)`.
  std::string reason() const;

 private:
  using Clock = std::chrono::steady_clock;

  std::string limit_;
  Clock::time_point end_ = Clock::time_point::max();
  StopSource source_;
};

}  // namespace nonet
