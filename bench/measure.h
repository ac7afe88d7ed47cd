#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/api/nonet.h"
#include "core/solve/batch.h"
#include "core/solve/solve_backend.h"

namespace nonet {

/// The result of the fastest of three runs. Each run repeats the work for at least a tenth of a second. Times are CPU
/// times of the process, which other work on the machine disturbs less than wall-clock times.
struct Measurement {
  /// Seconds for one puzzle (or grid, or generated puzzle).
  double seconds_each = 0;
  /// The mean number of guesses for one puzzle.
  double guesses_each = 0;
  /// The number of puzzles that have exactly one solution.
  std::uint64_t unique = 0;
};

/// Measures solve() with its default limit, which finds the solution and proves that there is no other. `puzzles` must
/// not be empty.
Measurement measure_solving(const std::vector<Puzzle>& puzzles);

/// Measures search_each() with limit 2. This function runs ClassicSearch on one puzzle after the other, without making
/// a Grid or an Outcome. `puzzles` must not be empty.
Measurement measure_search(std::span<const ClassicPuzzle> puzzles);
Measurement measure_search(std::span<const ClassicCandidates> puzzles);

/// Measures solve_batch() with limit 2 on one thread, with all puzzles in one call. `puzzles` must not be empty.
Measurement measure_batch(std::span<const ClassicPuzzle> puzzles, const SolveBackend& backend);
Measurement measure_batch(std::span<const ClassicCandidates> puzzles, const SolveBackend& backend);

/// Measures ClassicMinLex, one grid after the other. `unique` is the number of different canonical forms. `grids` must
/// not be empty.
Measurement measure_canonical(std::span<const ClassicPuzzle> grids);

/// Measures generate() for the first `count` puzzles of seed 0. `count` must be at least 1.
Measurement measure_generating(const PuzzleForm& form, std::uint64_t count);

/// Measures generate_drafts() for the first attempt at `count` puzzles of seed 0, `block` keys at a time. Both are at
/// least 1.
Measurement measure_drafts(const PuzzleForm& form, std::uint64_t count, std::uint64_t block);

}  // namespace nonet
