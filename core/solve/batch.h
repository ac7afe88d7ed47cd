#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/grid/cell.h"
#include "core/solve/classic_search.h"
#include "core/solve/solve_backend.h"

namespace nonet {

/// 81 digits, row by row, blanks as 0.
using ClassicPuzzle = std::array<Digit, 81>;

/// What is found out about one puzzle of a batch.
struct BatchAnswer {
  /// Solutions found, at most the limit. 0 for contradictory givens too.
  std::uint32_t count = 0;
  std::uint32_t guesses = 0;
  /// The first solution, the one that ClassicSearch finds first; meaningless when there is none.
  ClassicPuzzle solution;
};

/// The same answer by a search that has just begun; none when the meter ends it first.
std::optional<BatchAnswer> answer_of(ClassicSearch& search, std::uint32_t limit, NodeMeter& meter);

/// Solves many classic puzzles at once, as many in lockstep as the backend has lanes. `answers` has the length of
/// `puzzles`; answer i belongs to puzzle i and depends on nothing but it: counts, solutions and guesses are the same on
/// every backend, in every batch, and in ClassicSearch. `limit` is at least 1; 2 proves uniqueness.
/// Memory: 10 KB a lane. Fastest with some hundred puzzles a call or more.
void solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend = fastest_backend());

}  // namespace nonet
