#pragma once

namespace nonet {

/// Counts the solutions of grids from empty to some twenty clues, and prints a row for each: the number, the time of
/// exact_count() and of candidate_counts() in seconds of the processor. One thread.
void bench_exact_counts();

}  // namespace nonet
