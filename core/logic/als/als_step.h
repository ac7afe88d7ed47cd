#pragma once

#include <span>

#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/step.h"

namespace nonet {

/// Returns a step with the parts and links of the sets of `chain`, in this order, and without results. `commons[i]` are
/// the restricted commons between set i and set i + 1.
Step step_of_sets(Technique technique, const AlmostLockedSets& sets, std::span<const std::size_t> chain,
                  std::span<const DigitSet> commons);

/// Eliminates each of the digits from the cells that see all cells with this digit in both sets. Both sets must have
/// the digits.
void eliminate_shared(Step& step, const AlmostLockedSets& sets, std::size_t first, std::size_t last, DigitSet digits);

}  // namespace nonet
