#pragma once

#include <chrono>
#include <string>

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
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  bool is_due();
  void draw(const std::string& text);

  bool enabled_;
  bool drawn_ = false;
  Clock::time_point next_;
};

/// `12.3 %` for 0.123.
std::string percent_of(double fraction);

}  // namespace nonet
