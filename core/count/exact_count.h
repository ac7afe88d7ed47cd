#pragma once

#include <cstdint>

#include "core/count/piece_runner.h"
#include "core/grid/grid.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"

namespace nonet {

/// The number of search nodes that a count tries before it uses the contraction, whose preparation takes 20 ms.
inline constexpr std::uint64_t kNodesBeforeContraction = 100'000;

/// A number of solutions: exact, or a lower bound when `exact` is false.
struct ExactCount {
  BigUint count;
  bool exact;
};

/// Counts the solutions of any classic grid exactly. The layout must be classic. Contradictory givens have no solution.
///
/// A search counts few solutions. A contraction counts many (docs/algorithms/exact-count.md): a blank grid takes some
/// 10 ms of one core, most grids some 100 ms, the worst known grid some seconds. Memory: 3 MB, and 1 MB for each
/// worker.
///
/// A stop ends the count within 50 ms, with a lower bound. The node budget bounds the search; when it is used up, the
/// contraction does not begin. `Progress::found` is 0 during the contraction, which has no numbers of solutions before
/// its end.
ExactCount exact_count(const Grid& puzzle, const Control& control, PieceRunner& runner);
ExactCount exact_count(const Grid& puzzle, const Control& control = {});

}  // namespace nonet
