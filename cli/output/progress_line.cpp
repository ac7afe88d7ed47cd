#include "cli/output/progress_line.h"

#include <cstdio>

#include "cli/system/system.h"

namespace nonet {

namespace {

constexpr std::chrono::milliseconds kDelay{1000};
constexpr std::chrono::milliseconds kInterval{200};

// A process has one terminal.
bool is_drawn = false;

}  // namespace

ProgressLine::ProgressLine(bool quiet) : enabled_(!quiet && is_terminal(Stream::Error)), next_(Clock::now() + kDelay) {}

bool ProgressLine::is_due() {
  if (!enabled_ || Clock::now() < next_) return false;
  next_ = Clock::now() + kInterval;
  return true;
}

void ProgressLine::draw(const std::string& text) {
  std::fprintf(stderr, "\r\033[K%s", text.c_str());
  is_drawn = true;
}

void ProgressLine::clear() {
  if (is_drawn) std::fprintf(stderr, "\r\033[K");
  is_drawn = false;
}

std::string percent_of(double fraction) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f %%", fraction * 100);
  return text;
}

}  // namespace nonet
