#include "core/symmetry/distinct_results.h"

#include <algorithm>

#include "core/symmetry/automorphism_group.h"

namespace nonet {

Result<DistinctResults, SymmetryError> DistinctResults::of(const PuzzleView& puzzle, const Subgroup& subgroup,
                                                           const Control& control) {
  const auto group = AutomorphismGroup::of(puzzle, control);
  if (!group) return group.error();
  if (group.value().order() > BigUint(kMaxAutomorphisms)) return SymmetryError::TooSymmetric;
  DistinctResults results(subgroup);
  for (Transformation& automorphism : group.value().members(control.stop)) {
    if (control.stop.stop_requested()) return SymmetryError::Stopped;
    if (!automorphism.is_identity() && subgroup.contains(automorphism))
      results.automorphisms_.push_back(std::move(automorphism));
  }
  if (control.stop.stop_requested()) return SymmetryError::Stopped;
  return results;
}

BigUint DistinctResults::count() const {
  BigUint count = subgroup_.order();
  count.divide(static_cast<std::uint32_t>(automorphisms_.size() + 1));
  return count;
}

bool DistinctResults::is_first(const Transformation& member) const {
  if (automorphisms_.empty()) return true;
  const std::vector<int> own = subgroup_.coordinates(member);
  return std::none_of(automorphisms_.begin(), automorphisms_.end(), [&](const Transformation& automorphism) {
    return subgroup_.coordinates(automorphism.then(member)) < own;
  });
}

}  // namespace nonet
