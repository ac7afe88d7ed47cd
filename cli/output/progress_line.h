#pragma once

#include <chrono>
#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// How far long work has come, on one line of a terminal that is wiped at the end. Says nothing in the first second, and
/// nothing at all when standard error is no terminal.
class ProgressLine {
 public:
  explicit ProgressLine(bool quiet);
  ~ProgressLine() { wipe(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// `text()` makes the line; it is called a few times a second.
  template <class Text>
  void show(Text&& text) {
    if (is_due()) draw(text());
  }
  void wipe();

 private:
  using Clock = std::chrono::steady_clock;

  bool is_due();
  void draw(const std::string& text);

  bool enabled_;
  bool drawn_ = false;
  Clock::time_point next_;
};

/// `12.3 %`.
std::string percent_of(double fraction);

}  // namespace nonet
