#pragma once

#include <span>

#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/step.h"

namespace nonet {

/// A step that rests on sets in a row; `commons` are the restricted commons between each and the next.
Step step_of_sets(Technique technique, const AlmostLockedSets& sets, std::span<const std::size_t> chain,
                  std::span<const DigitSet> commons);

/// Removes each of the digits, which both sets have, where all its places in both are seen.
void eliminate_shared(Step& step, const AlmostLockedSets& sets, std::size_t first, std::size_t last, DigitSet digits);

}  // namespace nonet
