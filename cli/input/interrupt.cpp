#include "cli/input/interrupt.h"

#include <csignal>

namespace nonet {

namespace {

// The one global object of the program: a signal handler can reach nothing else.
StopSource interrupt_source;

void handle_interrupt(int /*signal*/) { interrupt_source.request_stop(); }

void set_handler(void (*handler)(int), int flags) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigaction(SIGINT, &action, nullptr);
}

}  // namespace

// Without SA_RESTART, so that Ctrl-C also ends a read that waits. SA_RESETHAND makes the second Ctrl-C end the program.
InterruptGuard::InterruptGuard() { set_handler(handle_interrupt, static_cast<int>(SA_RESETHAND)); }

InterruptGuard::~InterruptGuard() { set_handler(SIG_DFL, 0); }

bool interrupted() { return interrupt_source.stop_requested(); }

StopToken interrupt_token() { return StopToken(interrupt_source); }

}  // namespace nonet
