#pragma once

#include <optional>

#include "core/grid/grid.h"
#include "core/logic/teacher.h"
#include "core/rating/rating.h"
#include "core/util/control.h"

namespace nonet {

/// What players ask about a puzzle.
struct PuzzleFigures {
  /// The level and the hardest technique on the teacher's path; none when the teacher has no path, or when they were
  /// not asked for.
  std::optional<Level> level;
  std::optional<Technique> hardest;
  /// None when the layout has no rating, or when it was not asked for. A bound (PuzzleRating::is_bound()) when the
  /// puzzle is rated higher than was asked for.
  std::optional<PuzzleRating> rating;
};

/// Finds out the figures of a puzzle with one solution that `known` lacks, and returns all of them. A bound counts as
/// lacking. Without a `rater` no rating is found out. Takes about a millisecond for 9×9. When a stop is requested,
/// figures can still be lacking.
PuzzleFigures figures_of(const Grid& puzzle, const PuzzleFigures& known = {}, StopToken stop = {},
                         const RateFunction& rater = &rate);

}  // namespace nonet
