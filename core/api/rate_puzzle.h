#pragma once

#include "core/grid/grid.h"
#include "core/rating/rating.h"

namespace nonet {

/// Rates any puzzle as Sudoku Explainer 1.2.1 does: first finds out whether the puzzle has exactly one solution, then
/// calls rate(). The options are those of rate(). Of `options.control`, the search for solutions uses only the stop
/// token. Takes some microseconds more than rate().
PuzzleRating rate_puzzle(const Grid& puzzle, const RatingOptions& options = {});

}  // namespace nonet
