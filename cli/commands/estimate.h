#pragma once

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// Answers a puzzle with `PUZZLE:~COUNT:LOW..HIGH`, or in JSON. False when the reading is to end.
bool estimate_puzzle(const ParsedPuzzle& puzzle, const Place& place, const Arguments& arguments, Console& console);

}  // namespace nonet
