#include "core/generate/pencil_mark_puzzle.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

PencilMarkPuzzle made(const char* layout, std::uint64_t seed, std::uint64_t index) {
  return generate_pencil_marks(layout_of_name(layout).value(), seed, index).value();
}

// The puzzle with one more candidate.
Puzzle widened(const Puzzle& puzzle, std::size_t cell, Digit digit) {
  std::vector<DigitSet> candidates(puzzle.given_candidates().begin(), puzzle.given_candidates().end());
  candidates[cell].insert(digit);
  return Puzzle(puzzle.givens(), std::move(candidates));
}

// Calls `check(wider)` for each candidate that the puzzle lacks.
template <class Check>
void for_each_wider(const Puzzle& puzzle, Check&& check) {
  for (std::size_t cell = 0; cell < puzzle.given_candidates().size(); ++cell) {
    for (int value = 1; value <= puzzle.digit_count(); ++value) {
      const Digit digit{static_cast<std::uint8_t>(value)};
      if (!puzzle.given_candidates()[cell].contains(digit)) check(widened(puzzle, cell, digit));
    }
  }
}

}  // namespace

TEST_CASE("small pencil-mark puzzles have one solution, and any further candidate gives a second one", "[generate]") {
  for (const char* layout : {"2x2", "2x2+x", "2x3", "1x5", "2x3+antiknight"}) {
    for (std::uint64_t index = 0; index < rounds(6u, 1u); ++index) {
      INFO(layout << ' ' << index);
      const auto [puzzle, solution] = made(layout, 5, index);
      CHECK(puzzle.givens().clue_count() == 0);
      const std::vector<std::string> found = brute_force(puzzle, 2);
      REQUIRE(found.size() == 1);
      CHECK(found.front() == symbols_of(solution));
      for_each_wider(puzzle, [](const Puzzle& wider) { REQUIRE(brute_force(wider, 2).size() == 2); });
    }
  }
}

TEST_CASE("classic pencil-mark puzzles are minimal in their candidates", "[generate]") {
  for (std::uint64_t index = 0; index < rounds(4u, 1u); ++index) {
    const auto [puzzle, solution] = made("3x3", 7, index);
    CHECK(puzzle.givens().clue_count() == 0);
    const Outcome outcome = solve(puzzle);
    REQUIRE(outcome.status == SolveStatus::Unique);
    CHECK(outcome.solutions.front() == solution);
    for_each_wider(puzzle, [](const Puzzle& wider) { REQUIRE(solve(wider).status == SolveStatus::Multiple); });
  }
}

TEST_CASE("a pencil-mark puzzle depends on layout, seed and index alone", "[generate]") {
  const Puzzle first = made("2x3", 1, 3).puzzle;
  CHECK(made("2x3", 1, 3).puzzle == first);
  CHECK_FALSE(made("2x3", 1, 4).puzzle == first);
  CHECK_FALSE(made("2x3", 2, 3).puzzle == first);
  CHECK(made("3x3", 1, 3).puzzle == made("3x3", 1, 3).puzzle);
}

TEST_CASE("pencil-mark puzzles are not made for large sides, nor after a stop", "[generate]") {
  CHECK(generate_pencil_marks(Layout::of_side(16), 1, 0).error() == GenerateError::LayoutTooLarge);
  StopSource source;
  source.request_stop();
  for (const LayoutRef& layout : {Layout::classic(), Layout::of_side(6)}) {
    CHECK(generate_pencil_marks(layout, 1, 0, StopToken(source)).error() == GenerateError::Stopped);
  }
}
