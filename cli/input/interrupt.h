#pragma once

#include "core/api/nonet.h"

namespace nonet {

/// While this object lives, the first Ctrl-C asks the work at hand to stop, so that the program can still print what is
/// known. A second Ctrl-C ends the program at once, as any Ctrl-C does outside.
class InterruptGuard {
 public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;
};

/// True once Ctrl-C was pressed under an InterruptGuard.
bool interrupted();

/// A token that stops when interrupted() becomes true.
StopToken interrupt_token();

}  // namespace nonet
