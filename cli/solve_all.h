#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace nonet {

/// `nonet solve --all`: every solution as soon as it is found, up to `--limit` for each puzzle.
void solve_all(const Arguments& arguments, Console& console);

}  // namespace nonet
