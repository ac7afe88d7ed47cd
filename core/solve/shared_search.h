#pragma once

#include <cstdint>

#include "core/solve/batch.h"
#include "core/solve/solve_backend.h"

namespace nonet {

/// Solves one puzzle with all lanes, which share the open nodes of its search tree. Gives the same answer as
/// ClassicSearch, guesses included; `is_known` is false when `stop` ended the search. Faster than ClassicSearch for
/// puzzles that take thousands of nodes, slower for others. `limit` is at least 1. Large limits are slow: every
/// solution walks the list of parts.
BatchAnswer solve_shared(const ClassicPuzzle& puzzle, std::uint32_t limit,
                         const SolveBackend& backend = fastest_backend(), StopToken stop = {});
BatchAnswer solve_shared(const ClassicCandidates& puzzle, std::uint32_t limit,
                         const SolveBackend& backend = fastest_backend(), StopToken stop = {});

}  // namespace nonet
