#pragma once

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// Runs `nonet solve --all`: prints every solution as soon as it is found, up to `--limit` for each puzzle.
void solve_all(const Arguments& arguments, Console& console);

}  // namespace nonet
