#pragma once

#include <cstdint>
#include <vector>

#include "core/symmetry/subgroup.h"
#include "core/symmetry/symmetry_error.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// The distinct grids that the transformations of a subgroup make from one grid. Two transformations s and t give the
/// same grid exactly when s equals an automorphism of the grid followed by t. The automorphism then belongs to the
/// subgroup. So the number of distinct grids is the order of the subgroup divided by the number of automorphisms in the
/// subgroup.
class DistinctResults {
 public:
  static constexpr std::uint64_t kMaxAutomorphisms = 20000;

  /// The error is TooSymmetric when the grid has more than kMaxAutomorphisms automorphisms. It can also be
  /// DigitsDiffer or OwnRules.
  static Result<DistinctResults, SymmetryError> of(const PuzzleView& puzzle, const Subgroup& subgroup,
                                                   const Control& control = {});

  /// The number of distinct results.
  BigUint count() const;
  /// True when no earlier member of the subgroup gives the same result. Cost: one product of transformations for each
  /// automorphism in the subgroup.
  bool is_first(const Transformation& member) const;

 private:
  explicit DistinctResults(Subgroup subgroup) : subgroup_(std::move(subgroup)) {}

  Subgroup subgroup_;
  /// The automorphisms of the grid in the subgroup, without the identity.
  std::vector<Transformation> automorphisms_;
};

}  // namespace nonet
