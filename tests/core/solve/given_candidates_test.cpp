// Batches and single searches of classic puzzles with given candidates, on every backend.

#include <vector>

#include "core/generate/full_grid.h"
#include "tests/support/classic_batches.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// Puzzles without solution, with one and with several.
std::vector<Puzzle> restricted_puzzles(int number, std::uint64_t seed) {
  Random random(seed);
  std::vector<Puzzle> puzzles;
  for (int round = 0; round < number; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid givens = blanked(full, round % 2 == 0 ? 0 : static_cast<int>(random.below(20)), false, random);
    puzzles.push_back(restricted(full, givens, 18 + random.below(20), round % 4 == 3, random));
  }
  return puzzles;
}

void check_restricted(const std::vector<Puzzle>& puzzles, std::uint32_t limit) {
  std::vector<ClassicCandidates> candidates;
  for (const Puzzle& puzzle : puzzles) candidates.push_back(classic_candidates(puzzle));
  check_backends(candidates, puzzles, limit, 25);
}

}  // namespace

TEST_CASE("every backend gives the same answers within given candidates, alone and in batches", "[solve]") {
  check_restricted(restricted_puzzles(800, 31), 2);
  check_restricted(restricted_puzzles(200, 32), 20);
}

TEST_CASE("givens are searched alike as digits and as given candidates", "[solve]") {
  Random random(33);
  std::vector<ClassicPuzzle> puzzles;
  std::vector<ClassicCandidates> candidates;
  for (int round = 0; round < 400; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid puzzle = blanked(full, static_cast<int>(22 + random.below(20)), round % 4 == 3, random);
    puzzles.push_back(puzzle_of(puzzle));
    candidates.push_back(classic_candidates(puzzle));
  }
  for (const SolveBackend& backend : solve_backends()) {
    INFO(backend.name);
    std::vector<BatchAnswer> by_digits(puzzles.size());
    std::vector<BatchAnswer> by_candidates(puzzles.size());
    solve_batch(puzzles, 2, by_digits, backend);
    solve_batch(candidates, 2, by_candidates, backend);
    for (std::size_t index = 0; index < puzzles.size(); ++index) {
      require_same_answer(by_candidates[index], by_digits[index]);
    }
  }
}

TEST_CASE("a batch without given candidates in some cell has no solution there", "[solve]") {
  ClassicCandidates blank;
  blank.fill(0x1ff);
  for (const SolveBackend& backend : solve_backends()) {
    std::vector<ClassicCandidates> puzzles(81, blank);
    for (std::size_t cell = 0; cell < 81; ++cell) puzzles[cell][cell] = 0;
    std::vector<BatchAnswer> answers(81);
    REQUIRE(solve_batch(puzzles, 2, answers, backend));
    for (const BatchAnswer& answer : answers) {
      CHECK(answer.count == 0);
      CHECK(answer.guesses == 0);
    }
  }
}
