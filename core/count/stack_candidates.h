#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction.h"
#include "core/count/contraction_plan.h"
#include "core/util/big_uint.h"

namespace nonet {

/// For the cells of one stack and each digit a number of solutions: index (row · 3 + column in the stack) · 9 + digit (0 to 8).
using StackTally = std::array<std::uint64_t, 27 * 9>;

/// What the outer triple says of the candidates of its stack. The plan must outlive it. 1 MB.
class StackCandidates {
 public:
  explicit StackCandidates(const ContractionPlan& plan);

  /// Adds what the contraction has for one triple, `times` times, by the candidates of the outer stack, with one of the
  /// arrangements that the splits leave open. The contraction must be one of the plan.
  void add(const SplitTriple& outer, std::uint64_t times, Contraction& contraction, StackTally& tally) const;

  /// The numbers of solutions, from what was added for all classes of outer triples: a class stands for triples that the
  /// symmetries of the clues map onto each other, so candidates that they map onto each other get the mean.
  std::vector<BigUint> solutions(const StackTally& tally) const;

 private:
  // A triple of row splits: the numbers of the first two, and the row in the band of each digit of the outer box.
  struct RowTriple {
    SplitPair others;
    std::array<std::uint8_t, 9> rows;
  };

  void add_band(std::size_t band, const SplitTriple& outer, std::uint64_t times, Contraction& contraction,
                StackTally& tally) const;

  const ContractionPlan& plan_;
  /// [band], for each row split of the outer box.
  std::array<Groups<RowTriple>, 3> row_triples_;
  /// [band], for each row split of box (band, 1) the numbers of the column splits there that cross it.
  std::array<Groups<std::uint16_t>, 3> crossing_;
};

}  // namespace nonet
