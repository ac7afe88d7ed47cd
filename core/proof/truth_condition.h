#pragma once

#include <memory>

#include "core/grid/played_puzzle.h"
#include "core/proof/refutation.h"
#include "core/proof/witness.h"

namespace nonet {

/// Makes the condition of a truth of Kind::Rule or Kind::Sum. Null when the truth does not hold: when the puzzle has no
/// such rule, when a house is not full, or when a rule does not say the sum of its cells. The puzzle must outlive the
/// condition.
std::unique_ptr<CellCondition> condition_of(const Truth& truth, const PlayedPuzzle& puzzle);

}  // namespace nonet
