#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "core/generate/full_grid.h"
#include "core/generate/random_regions.h"
#include "core/generate/rules/rule_judge.h"
#include "core/generate/rules/rule_puzzle.h"
#include "core/util/control.h"
#include "core/util/random.h"
#include "core/util/result.h"

namespace nonet {

/// Draws full grids of a layout, or with `jigsaw_side` of random jigsaws, until `make(Grid, Random&)` returns a puzzle
/// instead of none. Tells the judge of each attempt. The error is NoFullGrid, NotFound or Stopped.
template <class Make>
Result<GeneratedRulePuzzle, RulePuzzleError> first_made(const LayoutRef& layout, int jigsaw_side, int attempts,
                                                        std::uint64_t seed, StopToken stop, RuleJudge* judge,
                                                        Make&& make) {
  Random random(seed);
  for (int attempt = 0; attempt < attempts && !stop.stop_requested(); ++attempt) {
    if (judge != nullptr) judge->begin_attempt(attempt, attempts);
    const LayoutRef drawn = jigsaw_side != 0 ? random_jigsaw(jigsaw_side, random, stop) : layout;
    std::optional<Grid> solution = drawn ? random_full_grid(drawn, random, stop) : std::nullopt;
    if (!solution) return stop.stop_requested() ? RulePuzzleError::Stopped : RulePuzzleError::NoFullGrid;
    std::optional<GeneratedRulePuzzle> made = make(std::move(*solution), random);
    if (made) return std::move(*made);
  }
  return stop.stop_requested() ? RulePuzzleError::Stopped : RulePuzzleError::NotFound;
}

}  // namespace nonet
