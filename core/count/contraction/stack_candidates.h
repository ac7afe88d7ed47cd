#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction/contraction.h"
#include "core/count/contraction/contraction_plan.h"
#include "core/util/big_uint.h"

namespace nonet {

/// A number of solutions for each candidate of one stack: index (row · 3 + column in the stack) · 9 + digit (0 to 8).
using StackTally = std::array<std::uint64_t, 27 * 9>;

/// Counts solutions by the candidates of the outer stack. The plan must outlive the object. 1 MB.
class StackCandidates {
 public:
  explicit StackCandidates(const ContractionPlan& plan);

  /// Adds the solutions of one outer triple to the tally, multiplied by `times`. Takes the first arrangement of the
  /// triple's lines; solutions() accounts for the others. The contraction must be one of the plan.
  void add(const SplitTriple& outer, std::uint64_t times, Contraction& contraction, StackTally& tally) const;

  /// Returns the numbers of solutions, when one triple of each class of outer triples was added, multiplied by the size
  /// of the class. The symmetries that make the classes also map candidates onto each other. Such candidates have the
  /// same number of solutions: the mean of their tallies.
  std::vector<BigUint> solutions(const StackTally& tally) const;

 private:
  // A triple of row splits: the numbers of the first two splits, and the row of each digit in the outer box.
  struct RowTriple {
    SplitPair others;
    std::array<std::uint8_t, 9> rows;
  };

  void add_band(std::size_t band, const SplitTriple& outer, std::uint64_t times, Contraction& contraction,
                StackTally& tally) const;

  const ContractionPlan& plan_;
  /// [band]: the row triples for each row split of the outer box.
  std::array<Groups<RowTriple>, 3> row_triples_;
  /// [band]: for each row split of box (band, 1), the numbers of the box's column splits that cross it.
  std::array<Groups<std::uint16_t>, 3> crossing_;
};

}  // namespace nonet
