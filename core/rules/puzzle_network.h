#pragma once

#include "core/grid/puzzle.h"
#include "core/rules/network.h"

namespace nonet {

/// Returns the conditions of a puzzle. RuleSearch must support the puzzle.
RuleNetwork network_of(const PuzzleView& puzzle);

}  // namespace nonet
