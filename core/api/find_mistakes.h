#pragma once

#include "core/api/teaching/mistakes.h"
#include "core/util/control.h"

namespace nonet {

/// Looks for mistakes by the solutions of the givens. Costs a search for two solutions of the givens; when they have
/// several, also at most one search for each digit entered. The node budget of `control` is that of all searches
/// together. Needs a layout that SolutionStream supports.
Mistakes mistakes_in(const PlayedPuzzle& puzzle, const Control& control = {});

}  // namespace nonet
