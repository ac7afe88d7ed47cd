#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/api/nonet.h"
#include "core/solve/batch.h"
#include "core/solve/solve_backend.h"

namespace nonet {

/// The best of three runs, in CPU time of the process, which other work on the machine disturbs less than it does a clock
/// on the wall; a run is repeated until it takes a tenth of a second.
struct Measurement {
  double seconds_each = 0;
  double guesses_each = 0;
  /// Puzzles that turned out to have exactly one solution.
  std::uint64_t unique = 0;
};

/// solve() with its default limit: finds the solution and proves that there is no other. At least one puzzle.
Measurement measure_solving(const std::vector<Grid>& puzzles);

/// search_each() with limit 2: ClassicSearch on the digits alone, one puzzle after the other. At least one puzzle.
Measurement measure_search(std::span<const ClassicPuzzle> puzzles);

/// solve_batch() with limit 2 on one thread: all puzzles in one call, at least one.
Measurement measure_batch(std::span<const ClassicPuzzle> puzzles, const SolveBackend& backend);

/// ClassicMinLex, one grid after the other; `unique` counts the different forms. At least one grid.
Measurement measure_canonical(std::span<const ClassicPuzzle> grids);

/// generate() for `count` seeds from `goal.seed` on; at least one.
Measurement measure_generating(GenerateGoal goal, std::uint64_t count);

}  // namespace nonet
