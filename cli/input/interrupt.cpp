#include "cli/input/interrupt.h"

#include <csignal>

namespace nonet {

namespace {

// The one global of the program: a signal handler can reach nothing else.
StopSource interrupt_source;

void handle_interrupt(int /*signal*/) { interrupt_source.request_stop(); }

}  // namespace

void stop_on_interrupt() {
  struct sigaction action {};
  action.sa_handler = handle_interrupt;
  // No SA_RESTART: a read that waits shall end too.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
}

void end_on_interrupt() {
  struct sigaction action {};
  action.sa_handler = SIG_DFL;
  sigaction(SIGINT, &action, nullptr);
}

bool interrupted() { return interrupt_source.stop_requested(); }

StopToken interrupt_token() { return StopToken(interrupt_source); }

}  // namespace nonet
