#pragma once

#include "core/grid/layout.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// Returns the layout of a puzzle with the houses and pairs of its own rules (Layout::with_own_rules()). Null when the
/// search of rules does not support the puzzle, so that no technique knows its rules either.
LayoutRef layout_with_own_rules(const PuzzleView& puzzle);

}  // namespace nonet
