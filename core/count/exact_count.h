#pragma once

#include <cstdint>

#include "core/count/piece_runner.h"
#include "core/grid/grid.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"

namespace nonet {

/// Search nodes that a count tries before it turns to the contraction, which has 20 ms to lay out first.
inline constexpr std::uint64_t kNodesBeforeContraction = 100'000;

/// How many solutions there are: all, or, where `exact` is false, at least so many.
struct ExactCount {
  BigUint count;
  bool exact;
};

/// The exact number of solutions of any classic grid; the layout must be classic. Contradictory givens have none.
///
/// Few solutions are counted by search; else by a contraction (docs/algorithms/exact-count.md): an empty grid takes some 10
/// ms, most grids some 100 ms, the worst known some seconds of one core. Memory: 3 MB, and 1 MB for each worker. A stop is
/// answered within 50 ms, with what was counted until then. The budget bounds the search alone, and the contraction is not
/// begun when it is used up; `Progress::found` is 0 in the contraction, whose sums are no numbers of solutions yet.
ExactCount exact_count(const Grid& puzzle, const Control& control, PieceRunner& runner);
ExactCount exact_count(const Grid& puzzle, const Control& control = {});

}  // namespace nonet
