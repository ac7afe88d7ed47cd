#pragma once

#include <cstdint>
#include <vector>

#include "core/symmetry/subgroup.h"
#include "core/symmetry/symmetry_error.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// Which transformations of a subgroup give a grid that no earlier one gave. Two of them give the same result exactly when one
/// is the other after an automorphism of the grid that belongs to the subgroup; so the results are as many as the order of the
/// subgroup divided by the number of these.
class DistinctResults {
 public:
  static constexpr std::uint64_t kMaxAutomorphisms = 20000;

  /// Refuses grids with more than kMaxAutomorphisms.
  static Result<DistinctResults, SymmetryError> of(const Grid& grid, const Subgroup& subgroup,
                                                   const Control& control = {});

  /// How many results there are.
  BigUint count() const;
  /// True for the first member of the subgroup that gives its result. Cost: a product for each automorphism that belongs to the
  /// subgroup.
  bool is_first(const Transformation& member) const;

 private:
  explicit DistinctResults(Subgroup subgroup) : subgroup_(std::move(subgroup)) {}

  Subgroup subgroup_;
  /// Those that belong to the subgroup, without the identity.
  std::vector<Transformation> automorphisms_;
};

}  // namespace nonet
