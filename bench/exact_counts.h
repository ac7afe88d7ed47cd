#pragma once

namespace nonet {

/// Counts the solutions of grids, from the empty grid to grids with about twenty clues. Prints a row for each grid: the
/// number of solutions, and the CPU seconds of exact_count() and of candidate_counts(), on one thread.
void bench_exact_counts();

}  // namespace nonet
