#pragma once

#include <chrono>
#include <string>

#include "cli/output/output.h"
#include "core/api/nonet.h"

namespace nonet {

/// While a puzzle takes longer than this time, the answers before it are written and the progress is shown.
inline constexpr unsigned kMaxWaitInMs = 100;

/// One line on the terminal that shows how far long work has come. The line appears after one second and is cleared at
/// the end. Nothing is shown when standard error is not a terminal.
class ProgressLine {
 public:
  explicit ProgressLine(bool quiet);
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Shows the text that `text()` returns. `text` is called five times a second at most.
  template <class Text>
  void show(Text&& text) {
    if (is_due()) draw(text());
  }
  /// Clears whatever line is on the terminal. Whoever writes something else to the terminal calls this before.
  static void clear();

 private:
  using Clock = std::chrono::steady_clock;

  bool is_due();
  void draw(const std::string& text);

  bool enabled_;
  Clock::time_point next_;
};

/// The progress of a run over many puzzles: how many have their answers. Nothing is shown when the answers themselves
/// appear on the terminal.
class AnsweredLine {
 public:
  AnsweredLine(bool quiet, const Output& out) : line_(quiet || out.is_terminal()) {}

  void count(std::uint64_t puzzles = 1) {
    answered_ += puzzles;
    line_.show([&] { return std::to_string(answered_) + (answered_ == 1 ? " puzzle" : " puzzles"); });
  }

 private:
  ProgressLine line_;
  std::uint64_t answered_ = 0;
};

/// `12.3 %` for 0.123.
std::string percent_of(double fraction);

}  // namespace nonet
