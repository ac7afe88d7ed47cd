#pragma once

#include "cli/input/arguments.h"
#include "cli/output/console.h"

namespace nonet {

/// Runs `nonet solve --proof NAME`: writes NAME.cnf and NAME.drat for the only puzzle of the input, and the answer of
/// `solve` to standard output. Files that are there are replaced.
void solve_with_proof(const Arguments& arguments, Console& console);

}  // namespace nonet
