#include "cli/output/progress_line.h"

#include <unistd.h>

#include <cstdio>

namespace nonet {

namespace {

constexpr std::chrono::milliseconds kSilence{1000};
constexpr std::chrono::milliseconds kPause{200};

}  // namespace

ProgressLine::ProgressLine(bool quiet)
    : enabled_(!quiet && isatty(STDERR_FILENO) == 1), next_(Clock::now() + kSilence) {}

bool ProgressLine::is_due() {
  if (!enabled_ || Clock::now() < next_) return false;
  next_ = Clock::now() + kPause;
  return true;
}

void ProgressLine::draw(const std::string& text) {
  std::fprintf(stderr, "\r\033[K%s", text.c_str());
  drawn_ = true;
}

void ProgressLine::wipe() {
  if (drawn_) std::fprintf(stderr, "\r\033[K");
  drawn_ = false;
}

std::string percent_of(double fraction) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f %%", fraction * 100);
  return text;
}

}  // namespace nonet
