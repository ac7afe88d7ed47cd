#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/solve/batch.h"
#include "core/util/control.h"

namespace nonet {

/// solve_batch() as doors see it: counts are up to `limit`, at least 1, and the first solution is the one that
/// SolutionStream begins with. `answers` has the length of `puzzles`. `guesses` are those of solve_batch() with a limit of 2
/// at least. In the caller's thread, and without a stop: hand in as many puzzles as may be waited for, some hundred or more
/// (shorter spans leave lanes idle).
void solve_classic(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers);

/// The same of one puzzle alone, found by the search for one, if that takes no more than so many search nodes. `guesses`
/// are that search's own.
std::optional<BatchAnswer> solve_within(const ClassicPuzzle& puzzle, std::uint32_t limit,
                                        std::uint64_t node_budget = kUnlimited);

}  // namespace nonet
