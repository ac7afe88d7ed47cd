#pragma once

#include <cstddef>
#include <vector>

#include "core/count/piece_runner.h"
#include "core/grid/grid.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"

namespace nonet {

/// The number of solutions that contain each candidate.
struct CandidateCounts {
  /// Index cell · 9 + digit - 1; 729 numbers. They are lower bounds when `exact` is false.
  std::vector<BigUint> counts;
  bool exact;

  const BigUint& of(Cell cell, Digit digit) const { return counts[cell.index * std::size_t{9} + digit.value - 1]; }
};

/// Counts the solutions by candidates for any classic grid; the layout must be classic. Costs ten to fifty times as
/// much as exact_count(), not 729 times: three contractions, one with each stack as the outer stack, each with three
/// sums instead of one. Stops, budget and memory are as for exact_count().
CandidateCounts candidate_counts(const Grid& puzzle, const Control& control, PieceRunner& runner);
CandidateCounts candidate_counts(const Grid& puzzle, const Control& control = {});

}  // namespace nonet
