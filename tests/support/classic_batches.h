#pragma once

#include <algorithm>
#include <vector>

#include "core/solve/classic_search.h"
#include "core/solve/shared_search.h"
#include "core/solve/solve_backend.h"
#include "tests/catch.h"
#include "tests/support/classic_puzzles.h"
#include "tests/support/grids.h"

namespace nonet::test {

/// Requires the same number of solutions, the same guesses and the same first solution.
inline void require_same_answer(const BatchAnswer& one, const BatchAnswer& other) {
  REQUIRE(one.count == other.count);
  REQUIRE(one.guesses == other.guesses);
  if (one.count > 0) REQUIRE(one.solution == other.solution);
}

/// The answer of a search of one puzzle. `BatchPuzzle` is ClassicPuzzle or ClassicCandidates.
template <class BatchPuzzle>
BatchAnswer solve_alone(const BatchPuzzle& puzzle, std::uint32_t limit, const SolveBackend& backend) {
  ClassicSearch search(puzzle, backend);
  NodeMeter meter;
  BatchAnswer answer;
  while (answer.count < limit && search.next(meter) == SearchEvent::Solution) {
    if (answer.count++ == 0) search.write_solution(answer.solution);
  }
  answer.guesses = static_cast<std::uint32_t>(search.stats().guesses);
  return answer;
}

/// Solves puzzles in batches and alone, on every backend. Compares the answers with each other and with
/// count_by_houses(). `puzzles` are those of `batch`. Each of no, one and several solutions must occur at least once in
/// `most_apart` puzzles.
template <class BatchPuzzle>
void check_backends(const std::vector<BatchPuzzle>& batch, const std::vector<Puzzle>& puzzles, std::uint32_t limit,
                    int most_apart) {
  std::vector<BatchAnswer> expected(batch.size());
  REQUIRE(solve_batch(batch, limit, expected, solve_backends().front()));
  int counts[3] = {};
  for (std::size_t index = 0; index < batch.size(); ++index) {
    const PuzzleView puzzle(puzzles[index]);
    REQUIRE(expected[index].count == count_by_houses(puzzle, limit));
    if (expected[index].count > 0) {
      const Grid solution = grid_from(expected[index].solution);
      REQUIRE(is_solution_of(solution, puzzle.givens()));
      for (std::uint16_t cell = 0; cell < 81; ++cell) REQUIRE(puzzle.allows(Cell{cell}, solution[Cell{cell}]));
    }
    require_same_answer(solve_within(batch[index], limit).value(), expected[index]);
    ++counts[std::min(expected[index].count, 2u)];
  }
  for (const int count : counts) CHECK(count * most_apart > static_cast<int>(batch.size()));
  for (const SolveBackend& backend : solve_backends()) {
    INFO(backend.name);
    std::vector<BatchAnswer> answers(batch.size());
    REQUIRE(solve_batch(batch, limit, answers, backend));
    ClassicSearch search(batch.front(), backend);
    for (std::size_t index = 0; index < batch.size(); ++index) {
      require_same_answer(answers[index], expected[index]);
      search.restart(batch[index]);
      NodeMeter meter;
      require_same_answer(answer_of(search, limit, meter).value(), expected[index]);
    }
    // One puzzle a call is searched alone, and shared among the lanes when it is hard.
    for (std::size_t index = 0; index < batch.size(); index += 7) {
      BatchAnswer alone;
      REQUIRE(solve_batch(std::span(batch).subspan(index, 1), limit, std::span(&alone, 1), backend));
      require_same_answer(alone, expected[index]);
      require_same_answer(solve_shared(batch[index], limit, backend), expected[index]);
    }
  }
}

}  // namespace nonet::test
