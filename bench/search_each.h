#pragma once

#include <cstdint>
#include <span>

#include "core/solve/batch.h"
#include "core/solve/solve_backend.h"

namespace nonet {

/// What solve_batch() does, one puzzle after the other: a ClassicSearch restarted for each, ended at `limit` solutions.
/// `answers` has the length of `puzzles`, `limit` is at least 1.
void search_each(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend = fastest_backend());

}  // namespace nonet
