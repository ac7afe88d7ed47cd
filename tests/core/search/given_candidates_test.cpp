// Puzzles with given candidates: every search against brute force, which tries the digits of each cell in turn.

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/general/clauses/clause_search.h"
#include "core/general/general_search.h"
#include "core/general/house/house_search.h"
#include "core/generate/full_grid.h"
#include "core/search/outcome.h"
#include "core/search/solution_stream.h"
#include "core/search/solution_tally.h"
#include "core/search/true_candidates.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr std::size_t kMaxBruteForce = 3000;

struct Case {
  const char* layout;
  // How many of the other digits a blank cell may have, in percent.
  std::uint32_t percent;
};

constexpr Case kCases[] = {
    {"2x2", 40},   {"2x2", 70},
    {"2x2+x", 70}, {"2x3", 35},
    {"2x3", 50},   {"2x3+antiknight", 60},
    {"1x5", 50},   {"jigsaw:1122211122333343444455555", 50},
    {"3x3", 15},   {"3x3", 22},
};

// Puzzles without givens and with some; every fourth has one wrong restriction.
Puzzle random_puzzle(const Case& each, int round, Random& random) {
  const LayoutRef layout = layout_of_name(each.layout).value();
  const auto full = random_full_grid(layout, random);
  REQUIRE(full);
  const Grid givens = blanked(*full, round % 3 == 0 ? 0 : layout->cell_count() / 8, false, random);
  return restricted(*full, givens, each.percent, round % 4 == 3, random);
}

template <class Search>
std::set<std::string> solutions_of(Search&& search, const LayoutRef& layout) {
  std::set<std::string> found;
  Grid solution(layout);
  NodeMeter meter;
  while (search.next(meter) == SearchEvent::Solution) {
    search.write_solution(solution.digits());
    REQUIRE(found.insert(symbols_of(solution)).second);
  }
  return found;
}

std::set<std::string> streamed(const Puzzle& puzzle) {
  std::set<std::string> found;
  SolutionStream stream(puzzle);
  while (stream.next() == SearchEvent::Solution) REQUIRE(found.insert(symbols_of(stream.solution())).second);
  return found;
}

// Calls `check(puzzle, solutions)` for random puzzles of all cases.
template <class Check>
void for_random_puzzles(std::uint64_t seed, Check&& check) {
  Random random(seed);
  std::size_t counts[3] = {};
  for (const Case& each : kCases) {
    for (int round = 0; round < 24; ++round) {
      const Puzzle puzzle = random_puzzle(each, round, random);
      const std::vector<std::string> solutions = brute_force(puzzle, kMaxBruteForce + 1);
      if (solutions.size() > kMaxBruteForce) continue;
      INFO(each.layout << " round " << round);
      check(puzzle, std::set<std::string>(solutions.begin(), solutions.end()));
      ++counts[std::min<std::size_t>(solutions.size(), 2)];
    }
  }
  for (const std::size_t count : counts) CHECK(count >= 15);
}

}  // namespace

TEST_CASE("all searches find the solutions that brute force finds within given candidates", "[search]") {
  for_random_puzzles(11, [](const Puzzle& puzzle, const std::set<std::string>& expected) {
    CHECK(solutions_of(HouseSearch(puzzle), puzzle.layout()) == expected);
    CHECK(solutions_of(ClauseSearch(puzzle), puzzle.layout()) == expected);
    for (const std::uint64_t nodes : {0u, 1u, 5u}) {
      CHECK(solutions_of(GeneralSearch(puzzle, nodes), puzzle.layout()) == expected);
    }
    CHECK(streamed(puzzle) == expected);
    const SolutionCount count = count_solutions(puzzle);
    CHECK(count.count == expected.size());
    CHECK(count.exact);
  });
}

TEST_CASE("solve() says of given candidates whether the puzzle has no, one or several solutions", "[search]") {
  for_random_puzzles(12, [](const Puzzle& puzzle, const std::set<std::string>& expected) {
    const Outcome outcome = solve(puzzle);
    const SolveStatus status = expected.empty()       ? SolveStatus::None
                               : expected.size() == 1 ? SolveStatus::Unique
                                                      : SolveStatus::Multiple;
    CHECK(outcome.status == status);
    for (const Grid& solution : outcome.solutions) CHECK(expected.count(symbols_of(solution)) == 1);
  });
}

TEST_CASE("true candidates and weights count the solutions within given candidates", "[search]") {
  for_random_puzzles(13, [](const Puzzle& puzzle, const std::set<std::string>& expected) {
    const auto side = static_cast<std::size_t>(puzzle.digit_count());
    std::vector<std::uint64_t> weights(puzzle.givens().digits().size() * side);
    for (const std::string& solution : expected) {
      for (std::size_t cell = 0; cell < solution.size(); ++cell) {
        ++weights[cell * side + static_cast<std::size_t>(solution[cell] - '1')];
      }
    }
    const TrueCandidates found = true_candidates(puzzle);
    REQUIRE(found.complete);
    for (std::size_t candidate = 0; candidate < weights.size(); ++candidate) {
      REQUIRE(found.found[candidate] == (weights[candidate] > 0));
    }
    Random random(1);
    const SolutionTally tally = tally_solutions(puzzle, kUnlimited, random);
    CHECK(tally.exact);
    CHECK(tally.weights == weights);
    CHECK(tally.drawn.has_value() == !expected.empty());
    if (tally.drawn) CHECK(expected.count(symbols_of(*tally.drawn)) == 1);
  });
}

TEST_CASE("a puzzle whose cell has no given candidate has no solution", "[search]") {
  for (const char* name : {"2x2", "2x3", "3x3", "3x3+x"}) {
    const LayoutRef layout = layout_of_name(name).value();
    std::vector<DigitSet> candidates(static_cast<std::size_t>(layout->cell_count()), DigitSet::full(layout->side()));
    candidates.back() = DigitSet();
    const Puzzle puzzle(Grid(layout), candidates);
    CHECK(solve(puzzle).status == SolveStatus::None);
    CHECK(true_candidates(puzzle).size(Cell{0}) == 0);
  }
}

TEST_CASE("a given that its cell's candidates forbid leaves no solution", "[search]") {
  for (const char* name : {"2x2", "3x3", "3x3+x"}) {
    const LayoutRef layout = layout_of_name(name).value();
    Grid givens(layout);
    givens[Cell{7}] = Digit{2};
    std::vector<DigitSet> candidates(givens.digits().size(), DigitSet::full(layout->side()));
    candidates[7].erase(Digit{2});
    CHECK(count_solutions(PuzzleView(givens, candidates), 1).count == 0);
    CHECK(count_solutions(Puzzle(givens, candidates), 1).count == 0);
    CHECK(solutions_of(HouseSearch(PuzzleView(givens, candidates)), layout).empty());
    CHECK(solutions_of(ClauseSearch(PuzzleView(givens, candidates)), layout).empty());
  }
}
