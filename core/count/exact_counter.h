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
