#pragma once

#include <chrono>
#include <string>

#include "cli/input/arguments.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/progress_line.h"

namespace nonet {

/// Work on one puzzle that may take long. The work ends by Ctrl-C, after the time of `--time`, and when nobody reads
/// the answers any more. While it goes on, answers found before are written, and its progress is shown on a terminal.
class LongWork {
 public:
  enum class Shows { Progress, Nothing };

  LongWork(const Arguments& arguments, Console& console, const InputPosition& where, Shows shows = Shows::Progress);

  /// The control for the call that does the work. This object must outlive the call.
  Control control(std::uint64_t node_budget = kUnlimited);
  /// Looks at the clock and for Ctrl-C. The control's progress does so by itself.
  void look();
  /// True when the work was asked to end. It may have been complete by then.
  bool was_stopped() const { return stop_.stop_requested(); }
  /// Complains that the work was stopped; `consequence` is a further sentence.
  void complain(const std::string& consequence = "");
  void clear_progress() { line_.clear(); }

 private:
  using Clock = std::chrono::steady_clock;

  void report(const Progress& progress);

  Console& console_;
  InputPosition where_;
  InterruptGuard guard_;
  std::string seconds_;
  Clock::time_point end_ = Clock::time_point::max();
  StopSource stop_;
  ProgressLine line_;
};

}  // namespace nonet
