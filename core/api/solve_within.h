#pragma once

#include <cstdint>
#include <optional>

#include "core/solve/batch.h"
#include "core/util/control.h"

namespace nonet {

/// The answer of solve_batch() to one puzzle, found by the search for one puzzle, if that takes no more than so many search
/// nodes.
std::optional<BatchAnswer> solve_within(const ClassicPuzzle& puzzle, std::uint32_t limit,
                                        std::uint64_t node_budget = kUnlimited);

}  // namespace nonet
