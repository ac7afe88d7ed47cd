#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction.h"
#include "core/count/contraction_plan.h"
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

/// The pieces of a contraction, for those who do them on their own: one for each class of triples of the outer stack.
class ExactCounter {
 public:
  /// The layout must be classic. 20 to 50 ms.
  explicit ExactCounter(const Grid& puzzle);
  ExactCounter(const Grid& puzzle, const Arrangement& arrangement);

  const ContractionPlan& plan() const { return plan_; }
  std::size_t pieces() const { return plan_.outer.classes().size(); }
  const SplitTriple& triple(std::size_t piece) const {
    return plan_.stacks[2].all()[plan_.outer.classes()[piece].triple];
  }
  /// What the contraction has for one triple of the piece; `contraction` must be one of this plan.
  std::uint64_t value(std::size_t piece, Contraction& contraction) const;
  /// The number of solutions, from the values of all pieces; with some of them 0, a number that is not above it.
  BigUint total(std::span<const std::uint64_t> values) const;

 private:
  ContractionPlan plan_;
};

/// The values of all pieces of a counter; those that were not done when the work was stopped are 0.
struct PieceValues {
  std::vector<std::uint64_t> values;
  bool complete;
};
PieceValues piece_values(const ExactCounter& counter, const Control& control, PieceRunner& runner);

/// The 81 digits of a grid whose layout is classic.
std::span<const Digit, 81> classic_digits(const Grid& grid);

}  // namespace nonet
