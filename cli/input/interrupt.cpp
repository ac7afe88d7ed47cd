#include "cli/input/interrupt.h"

#include "cli/system/system.h"

namespace nonet {

namespace {

// The one global object of the program: a signal handler can reach nothing else.
StopSource interrupt_source;

void handle_interrupt() { interrupt_source.request_stop(); }

}  // namespace

InterruptGuard::InterruptGuard() { catch_interrupt(handle_interrupt); }

InterruptGuard::~InterruptGuard() { leave_interrupt(); }

bool interrupted() { return interrupt_source.stop_requested(); }

StopToken interrupt_token() { return StopToken(interrupt_source); }

}  // namespace nonet
