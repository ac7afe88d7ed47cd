#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction/contraction.h"
#include "core/count/contraction/contraction_plan.h"
#include "core/count/piece_runner.h"
#include "core/grid/grid.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"

namespace nonet {

/// A contraction in pieces, one piece for each class of triples of the outer stack.
class ExactCounter {
 public:
  /// The layout must be classic. Takes 20 to 50 ms.
  explicit ExactCounter(const Grid& puzzle);
  ExactCounter(const Grid& puzzle, const Arrangement& arrangement);

  const ContractionPlan& plan() const { return plan_; }
  std::size_t pieces() const { return plan_.outer.classes().size(); }
  const SplitTriple& triple(std::size_t piece) const {
    return plan_.stacks[2].all()[plan_.outer.classes()[piece].triple];
  }
  /// Returns the value of one triple of the piece. `contraction` must be one of this plan.
  std::uint64_t value(std::size_t piece, Contraction& contraction) const;
  /// Returns the number of solutions from the values of all pieces. If the values of some pieces are replaced by 0, the
  /// result is a lower bound.
  BigUint total(std::span<const std::uint64_t> values) const;

 private:
  ContractionPlan plan_;
};

/// The values of all pieces. When the work was stopped, pieces that are not done have the value 0 and `complete` is
/// false.
struct PieceValues {
  std::vector<std::uint64_t> values;
  bool complete;
};
PieceValues piece_values(const ExactCounter& counter, const Control& control, PieceRunner& runner);

/// The 81 digits of a grid whose layout is classic.
std::span<const Digit, 81> classic_digits(const Grid& grid);

}  // namespace nonet
