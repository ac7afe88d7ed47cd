#pragma once

#include "core/api/nonet.h"

namespace nonet {

/// From now on the first Ctrl-C asks the work at hand to stop, so that what is known can still be told; the second ends
/// the program.
void stop_on_interrupt();

/// From now on Ctrl-C ends the program at once, as it does when nothing was said.
void end_on_interrupt();

bool interrupted();

/// Stops when interrupted.
StopToken interrupt_token();

}  // namespace nonet
