// Techniques of uniqueness exchange digits. In a puzzle with given candidates the exchange may lead to a grid that is
// no solution, so these techniques must find nothing there.

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/full_grid.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// A puzzle with one solution, and this solution.
struct Restricted {
  Puzzle puzzle;
  Grid solution;
};

std::vector<std::string> solutions_of(const Puzzle& puzzle) {
  std::vector<std::string> kept;
  for (const std::string& symbols : brute_force(puzzle.givens(), 5000)) {
    const Grid grid = grid_of(symbols, name_of(*puzzle.layout()));
    bool allowed = true;
    for (std::uint16_t cell = 0; cell < grid.digits().size(); ++cell) {
      allowed = allowed && PuzzleView(puzzle).allows(Cell{cell}, grid[Cell{cell}]);
    }
    if (allowed) kept.push_back(symbols);
  }
  return kept;
}

// Removes random given candidates until one solution is left.
Restricted random_restricted(const LayoutRef& layout, Random& random) {
  const Grid solution = *random_full_grid(layout, random);
  const Grid givens = blanked(solution, layout->cell_count() * 2 / 5, false, random);
  std::vector<DigitSet> candidates(solution.digits().size(), DigitSet::full(layout->side()));
  while (true) {
    Puzzle puzzle(givens, candidates);
    const std::vector<std::string> left = solutions_of(puzzle);
    if (left.size() == 1 && !puzzle.has_given_candidates()) return random_restricted(layout, random);
    if (left.size() == 1) return {std::move(puzzle), solution};
    // A candidate of another solution that is not in this one.
    const Grid other = grid_of(left[left.front() == symbols_of(solution) ? 1 : 0], name_of(*layout));
    std::vector<std::size_t> differing;
    for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
      if (other.digits()[cell] != solution.digits()[cell]) differing.push_back(cell);
    }
    const std::size_t cell = differing[random.below(static_cast<std::uint32_t>(differing.size()))];
    candidates[cell].erase(other.digits()[cell]);
  }
}

bool is_wrong(const Step& step, const Grid& solution) {
  for (const Candidate& candidate : step.eliminations) {
    if (solution[candidate.cell] == candidate.digit) return true;
  }
  for (const Candidate& candidate : step.placements) {
    if (solution[candidate.cell] != candidate.digit) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("with given candidates the teacher leaves out the techniques that exchange digits", "[logic]") {
  Random random(12);
  int wrong_if_noted = 0;
  for (int round = 0; round < 150; ++round) {
    const LayoutRef layout = Layout::with_boxes(2, round % 2 == 0 ? 2 : 3);
    const auto [puzzle, solution] = random_restricted(layout, random);
    PlayedPuzzle played(puzzle);
    REQUIRE_FALSE(played.digits_are_interchangeable);
    const PuzzleState given(played);
    REQUIRE_FALSE(PuzzleState(given.played_puzzle()).digits_are_interchangeable());
    // The same candidates, as if a player had noted them: then the exchange is taken for possible.
    played.digits_are_interchangeable = true;
    const PuzzleState noted(played);
    for (const TechniqueRow& row : technique_table()) {
      if (row.family != Family::Uniqueness) continue;
      CHECK(find_steps(given, row.technique).empty());
      for (const Step& step : find_steps(noted, row.technique)) wrong_if_noted += is_wrong(step, solution) ? 1 : 0;
    }
    for (const Step& step : all_steps(given)) {
      REQUIRE(row_of(step.technique).family != Family::Uniqueness);
      REQUIRE_FALSE(is_wrong(step, solution));
    }
    for (const Step& step : solving_path(given).steps) {
      REQUIRE(row_of(step.technique).family != Family::Uniqueness);
      REQUIRE_FALSE(is_wrong(step, solution));
    }
  }
  CHECK(wrong_if_noted > 0);
}

TEST_CASE("a puzzle without given candidates keeps the techniques of uniqueness", "[logic]") {
  const Grid givens = grid_of("1234341221434321", "2x2");
  CHECK(PlayedPuzzle(givens).digits_are_interchangeable);
  CHECK(PuzzleState(PlayedPuzzle(givens)).digits_are_interchangeable());
}
