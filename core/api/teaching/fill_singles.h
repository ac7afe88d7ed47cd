#pragma once

#include "core/grid/grid.h"
#include "core/logic/puzzle_state.h"

namespace nonet {

/// Returns the puzzle with every digit that naked and hidden singles place, one after the other. The order of the
/// singles does not change the result. The side is at most 32. Takes about 4 µs for 9×9.
Grid with_singles(const Grid& puzzle);

/// Applies naked and hidden singles to a state until none is left. A broken state may get wrong digits.
void fill_singles(PuzzleState& state);

}  // namespace nonet
