#pragma once

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// Runs `nonet check --state FILE`: finds the wrong digits and the wrongly removed candidates of a position. The givens
/// are those of the position, or of the puzzle that the first operand names.
void check_state(const Arguments& arguments, Console& console);

}  // namespace nonet
