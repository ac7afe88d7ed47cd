#pragma once

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// `check --state FILE`: which digits of a state are wrong, and which candidates are wrongly gone. The givens are those that
/// the state tells, or the puzzle of the first operand.
void check_state(const Arguments& arguments, Console& console);

}  // namespace nonet
