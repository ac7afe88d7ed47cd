#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/grid/grid.h"
#include "core/rating/rating.h"

namespace nonet {

/// What rate_puzzle() found out about a puzzle.
enum class PuzzleRatingStatus : std::uint8_t {
  Rated,            ///< The three ratings are known.
  Solved,           ///< The grid is full. The three ratings are 0.
  Beyond,           ///< No producer of the scale has a further step. `er` is 200.
  AboveLimit,       ///< A step is rated higher than RatingOptions::at_most. `er` is a lower bound.
  Stopped,          ///< A stop was requested. `er` is a lower bound, and 0 if there was no step yet. `ep` and `ed` are exact where they are not 0.
  OutOfBudget,      ///< The node budget was used up. The ratings are those of Stopped.
  Multiple,         ///< The puzzle has several solutions.
  None,             ///< The puzzle has no solution.
  Conflict,         ///< Equal givens in a house.
  LayoutNotClassic  ///< The scale has ratings for 9×9 grids without further rules only.
};

/// The name of a status: `rated`, `solved`, `beyond`, `above-limit`, `stopped` (also for OutOfBudget), `multiple`, `none`, `conflict`,
/// `layout-not-classic`.
std::string_view name_of(PuzzleRatingStatus status);

/// The rating of a puzzle, or the reason why the puzzle has none.
struct RatedPuzzle {
  PuzzleRatingStatus status = PuzzleRatingStatus::Rated;
  /// The three ratings in tenths. 0 for a rating that was not reached, and for a puzzle that cannot be rated.
  Tenths er = 0;
  Tenths ep = 0;
  Tenths ed = 0;
  /// The conflicts between givens when `status` is Conflict.
  std::vector<Conflict> conflicts;
};

/// Rates any puzzle as Sudoku Explainer 1.2.1 does: first finds out whether the puzzle has exactly one solution, then calls rate(). The
/// options are those of rate(). Of `options.control`, the search for solutions uses only the stop token. Takes some microseconds more than
/// rate().
RatedPuzzle rate_puzzle(const Grid& puzzle, const RatingOptions& options = {});

}  // namespace nonet
