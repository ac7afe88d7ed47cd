#pragma once

#include <cstdint>

#include "core/generate/draft_search.h"
#include "core/rating/rating.h"
#include "core/util/result.h"

namespace nonet {

/// The wish for a puzzle with a rating within bounds.
struct RatedGoal {
  /// The layout must be ratable: see is_ratable().
  PuzzleForm form;
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
  /// The bounds of ER in tenths, both included.
  Tenths least = 0;
  Tenths most = 999;
  /// How many puzzles are generated and rated at most.
  std::uint64_t attempts = 100'000;
};

struct RatedGeneratedPuzzle {
  GeneratedPuzzle generated;
  Rating rating;
};

/// Generates puzzles until the rating of one is within the bounds. The rating of a puzzle ends at the
/// first step that is rated higher than the upper bound. The same goal gives the same puzzle on every platform. Takes about a millisecond
/// for each puzzle tried.
Result<RatedGeneratedPuzzle, GenerateError> generate_rated(const RatedGoal& wish, const Control& control = {});

}  // namespace nonet
