#pragma once

#include <cstdint>

#include "core/solve/batch.h"

namespace nonet {

/// Solves one puzzle with all lanes, which share the open nodes of its tree. For puzzles that take thousands of nodes; others
/// are solved faster by ClassicSearch. The answer is the same, guesses included. `limit` is at least 1; small ones are meant.
BatchAnswer solve_shared(const ClassicPuzzle& puzzle, std::uint32_t limit,
                         const SolveBackend& backend = fastest_backend());

}  // namespace nonet
