#pragma once

#include <string>

#include "cli/arguments.h"
#include "cli/console.h"

namespace nonet {

/// A power of ten as people read it: `6.45e21`, and `288` below ten million.
std::string power_of_ten(double log10);

/// Answers a puzzle with `PUZZLE:~COUNT:LOW..HIGH`, or in JSON. False when the reading is to end.
bool estimate_puzzle(const ParsedPuzzle& puzzle, const Place& place, const Arguments& arguments, Console& console);

}  // namespace nonet
