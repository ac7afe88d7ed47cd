#include "cli/commands/patience.h"

#include "cli/input/interrupt.h"
#include "cli/input/values.h"

namespace nonet {

Patience::Patience(const Arguments& arguments) : limit_(arguments.text("time")) {
  stop_on_interrupt();
  if (const auto seconds = seconds_of(limit_)) {
    end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*seconds));
  }
}

Patience::~Patience() { end_on_interrupt(); }

void Patience::look() {
  if (interrupted() || Clock::now() >= end_) source_.request_stop();
}

std::string Patience::reason() const {
  return interrupted() || limit_.empty() ? "stopped" : "stopped after " + limit_ + " s (--time)";
}

}  // namespace nonet
