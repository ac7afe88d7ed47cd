#pragma once

#include <cstddef>
#include <vector>

#include "core/count/piece_runner.h"
#include "core/grid/grid.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"

namespace nonet {

/// In how many solutions each digit stands in each cell.
struct CandidateCounts {
  /// Index cell · 9 + digit - 1; 729 of them. Where `exact` is false, in at least so many.
  std::vector<BigUint> counts;
  bool exact;

  const BigUint& of(Cell cell, Digit digit) const { return counts[cell.index * std::size_t{9} + digit.value - 1]; }
};

/// For any classic grid; the layout must be classic. Costs ten to fifty times what exact_count() does, not 729 times: one
/// contraction for each stack, also where another would be the cheaper outer one, each with three sums instead of one.
/// Otherwise as exact_count().
CandidateCounts candidate_counts(const Grid& puzzle, const Control& control, PieceRunner& runner);
CandidateCounts candidate_counts(const Grid& puzzle, const Control& control = {});

}  // namespace nonet
