#pragma once

#include <cstdint>
#include <span>

#include "core/solve/batch.h"
#include "core/solve/solve_backend.h"

namespace nonet {

/// Does the work of solve_batch() one puzzle after the other: a ClassicSearch is restarted for each puzzle and ends at
/// `limit` solutions. `answers` must be as long as `puzzles`, `limit` at least 1.
void search_each(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend = fastest_backend());
void search_each(std::span<const ClassicCandidates> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend = fastest_backend());

}  // namespace nonet
