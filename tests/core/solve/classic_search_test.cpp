#include "core/solve/classic_search.h"

#include <set>
#include <string>
#include <vector>

#include "core/general/house/house_search.h"
#include "core/generate/full_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

std::vector<std::string> first_solutions(const Grid& puzzle, std::size_t limit) {
  ClassicSearch search(puzzle.digits().first<81>());
  NodeMeter meter;
  std::vector<std::string> found;
  while (found.size() < limit && search.next(meter) == SearchEvent::Solution) {
    Grid solution(puzzle.layout());
    search.write_solution(solution.digits().first<81>());
    REQUIRE(is_solution_of(solution, puzzle));
    found.push_back(symbols_of(solution));
  }
  return found;
}

}  // namespace

TEST_CASE("published puzzles have the one published solution", "[solve]") {
  for (const SolvedLine& line : solved_lines("seeds.txt")) {
    if (line.puzzle.size() != 81) continue;
    CHECK(first_solutions(grid_of(line.puzzle), 3) == std::vector<std::string>{line.solution});
  }
}

TEST_CASE("hard and unusual puzzles have their known numbers of solutions", "[solve]") {
  struct Case {
    const char* what;
    std::string puzzle;
    std::size_t count;
  };
  const std::string blank81(81, '.');
  const Case cases[] = {
      {"two 5s in row 1", "55" + std::string(79, '.'), 0},
      {"a cell without candidate", "12345678." + std::string(8, '.') + "9" + std::string(63, '.'), 0},
      {"blank grid", blank81, 10},
      {"two blanks in one row", ".23.56789456789123789123456231564897564897231897231564312645978645978312978312645", 1},
  };
  for (const Case& each : cases) {
    INFO(each.what);
    CHECK(first_solutions(grid_of(each.puzzle), 10).size() == each.count);
  }
}

TEST_CASE("the classic search and the house search agree on random puzzles", "[solve]") {
  Random random(20260101);
  int with_none = 0, with_one = 0, with_many = 0;
  for (int round = 0; round < rounds(3000, 500); ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid puzzle = blanked(full, static_cast<int>(20 + random.below(20)), random.below(3) == 0, random);
    const std::vector<std::string> fast = first_solutions(puzzle, 50);
    HouseSearch houses(puzzle);
    NodeMeter meter;
    std::set<std::string> slow;
    while (slow.size() < 50 && houses.next(meter) == SearchEvent::Solution) {
      Grid solution(puzzle.layout());
      houses.write_solution(solution.digits());
      slow.insert(symbols_of(solution));
    }
    REQUIRE(fast.size() == slow.size());
    REQUIRE(std::set<std::string>(fast.begin(), fast.end()).size() == fast.size());
    if (fast.size() < 50) REQUIRE(std::set<std::string>(fast.begin(), fast.end()) == slow);
    ++(fast.empty() ? with_none : fast.size() == 1 ? with_one : with_many);
  }
  CHECK(with_none > rounds(100, 16));
  CHECK(with_one > rounds(100, 16));
  CHECK(with_many > rounds(100, 16));
}

TEST_CASE("a search that ran out of budget continues where it ended", "[solve]") {
  const Grid puzzle = grid_of("1" + std::string(80, '.'));
  const std::vector<std::string> at_once = first_solutions(puzzle, 200);
  ClassicSearch search(puzzle.digits().first<81>());
  std::vector<std::string> in_slices;
  while (in_slices.size() < 200) {
    NodeMeter meter(Control{{}, 7, {}});
    const SearchEvent event = search.next(meter);
    REQUIRE(event != SearchEvent::Exhausted);
    if (event != SearchEvent::Solution) continue;
    Grid solution(puzzle.layout());
    search.write_solution(solution.digits().first<81>());
    in_slices.push_back(symbols_of(solution));
  }
  CHECK(in_slices == at_once);
}

TEST_CASE("excluding a digit leaves the solutions with other digits in that cell", "[solve]") {
  Random random(9);
  int excluded = 0;
  for (int round = 0; round < 300; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid puzzle = blanked(full, static_cast<int>(33 + random.below(8)), false, random);
    const Cell cell{static_cast<std::uint16_t>(random.below(81))};
    if (!puzzle[cell].is_blank()) continue;
    std::set<std::string> expected;
    for (const std::string& solution : first_solutions(puzzle, 10000)) {
      if (solution[cell.index] != symbols_of(full)[cell.index])
        expected.insert(solution);
      else
        ++excluded;
    }
    ClassicSearch search(puzzle.digits().first<81>());
    search.exclude(cell, full[cell]);
    NodeMeter meter;
    std::set<std::string> found;
    while (search.next(meter) == SearchEvent::Solution) {
      Grid solution(puzzle.layout());
      search.write_solution(solution.digits().first<81>());
      found.insert(symbols_of(solution));
    }
    REQUIRE(found == expected);
  }
  CHECK(excluded > 100);
}

TEST_CASE("random guesses give the same solution on every backend, and other random numbers give other solutions",
          "[solve]") {
  const Grid blank(Layout::classic());
  std::set<std::string> found;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::set<std::string> of_seed;
    for (const SolveBackend& backend : solve_backends()) {
      Random random(seed);
      ClassicSearch search(blank.digits().first<81>(), backend);
      search.draw_digits(random);
      NodeMeter meter;
      REQUIRE(search.next(meter) == SearchEvent::Solution);
      Grid solution(blank.layout());
      search.write_solution(solution.digits().first<81>());
      REQUIRE(is_solution_of(solution, blank));
      of_seed.insert(symbols_of(solution));
    }
    REQUIRE(of_seed.size() == 1);
    found.merge(of_seed);
  }
  CHECK(found.size() == 20);
}
