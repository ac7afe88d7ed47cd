#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "cli/input/arguments.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/progress_line.h"

namespace nonet {

/// Asks for a stop by Ctrl-C, after the time of `--time`, and when the run it belongs to has ended.
class TimedStop final : public StopSource {
 public:
  /// `seconds` is the text of `--time`, which may be empty. `run` may be null.
  explicit TimedStop(std::string_view seconds, const StopSource* run = nullptr);

  bool stop_requested() const override {
    return StopSource::stop_requested() || interrupted() || (run_ != nullptr && run_->stop_requested()) || is_late();
  }

 private:
  using Clock = std::chrono::steady_clock;

  bool is_late() const { return end_ != Clock::time_point::max() && Clock::now() >= end_; }

  const StopSource* run_;
  Clock::time_point end_ = Clock::time_point::max();
};

/// Returns `Stopped.`, or `Stopped after 5 s (--time).` if Ctrl-C was not the reason.
std::string sentence_about_stop(const Arguments& arguments);

/// Work on one puzzle that may take long. The work ends by Ctrl-C, after the time of `--time`, and when nobody reads
/// the answers any more. While it goes on, answers found before are written, and its progress is shown on a terminal.
class LongWork {
 public:
  enum class Shows { Progress, Nothing };

  LongWork(const Arguments& arguments, Console& console, const InputPosition& where, Shows shows = Shows::Progress);

  /// The control for the call that does the work. This object must outlive the call.
  Control control(std::uint64_t node_budget = kUnlimited);
  /// Looks whether anybody still reads the answers. The control's progress does so by itself.
  void look();
  /// True when the work was asked to end. It may have been complete by then.
  bool was_stopped() const { return stop_.stop_requested(); }
  /// Complains that the work was stopped; `consequence` is a further sentence.
  void complain(const std::string& consequence = "");
  void clear_progress() { line_.clear(); }

 private:
  void report(const Progress& progress);

  const Arguments& arguments_;
  Console& console_;
  InputPosition where_;
  InterruptGuard guard_;
  TimedStop stop_;
  ProgressLine line_;
};

}  // namespace nonet
