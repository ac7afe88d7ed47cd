// Compares all engines on random layouts and puzzles. They must find the same solutions, and each solution once.

#include <optional>
#include <set>
#include <string>

#include "core/formats/layout_name.h"
#include "core/general/clauses/clause_search.h"
#include "core/general/general_search.h"
#include "core/general/house/house_search.h"
#include "core/generate/full_grid.h"
#include "core/solve/classic_search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// Nearly all puzzles here have fewer solutions.
constexpr std::size_t kMaxSolutions = 2000;

// The solutions that a search finds, as symbols: all of them, or as many as the limit.
template <class Search>
std::set<std::string> solutions_of(Search&& search, const Grid& puzzle, std::uint64_t nodes_a_call = kUnlimited) {
  std::set<std::string> found;
  Grid solution(puzzle.layout());
  while (found.size() <= kMaxSolutions) {
    NodeMeter meter(Control{{}, nodes_a_call, {}});
    const SearchEvent event = search.next(meter);
    if (event == SearchEvent::OutOfBudget) continue;
    if (event == SearchEvent::Exhausted) break;
    search.write_solution(solution.digits());
    REQUIRE(is_solution_of(solution, puzzle));
    REQUIRE(found.insert(symbols_of(solution)).second);
  }
  CHECK(search.found() == found.size());
  return found;
}

// Returns a full grid of the layout that has a random first row; null when a short search finds none.
std::optional<Grid> full_grid(const LayoutRef& layout, Random& random) {
  for (int attempt = 0; attempt < 20; ++attempt) {
    Grid grid(layout);
    std::vector<std::uint8_t> digits;
    for (int digit = 1; digit <= grid.digit_count(); ++digit) digits.push_back(static_cast<std::uint8_t>(digit));
    random.shuffle(std::span(digits));
    for (const Cell cell : layout->cells(House{0})) {
      grid[cell] = Digit{digits.back()};
      digits.pop_back();
    }
    HouseSearch search(grid);
    NodeMeter meter(Control{{}, 1000, {}});
    if (search.next(meter) != SearchEvent::Solution) continue;
    search.write_solution(grid.digits());
    return grid;
  }
  return std::nullopt;
}

// Returns a puzzle with no, one or several solutions. If no full grid of the layout was found, returns some random
// digits.
Grid random_puzzle(const LayoutRef& layout, Random& random) {
  const auto cells = static_cast<std::uint32_t>(layout->cell_count());
  if (const auto grid = full_grid(layout, random)) {
    const std::uint32_t fewest = cells > 40 ? cells * 2 / 5 : cells / 4;
    return blanked(*grid, static_cast<int>(fewest + random.below(cells - fewest)), random.below(4) == 0, random);
  }
  Grid grid(layout);
  for (std::uint32_t clue = 0; clue < cells / 4; ++clue) {
    const Digit digit{static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(layout->digit_count())))};
    grid.digits()[random.below(cells)] = digit;
  }
  return grid;
}

void check_engines(const Grid& puzzle) {
  INFO(name_of(*puzzle.layout()) << ' ' << symbols_of(puzzle));
  const std::set<std::string> expected = solutions_of(HouseSearch(puzzle), puzzle);
  if (expected.size() > kMaxSolutions) return;
  CHECK(solutions_of(ClauseSearch(puzzle), puzzle) == expected);
  CHECK(solutions_of(ClauseSearch(puzzle, {}, 0), puzzle) == expected);
  CHECK(solutions_of(ClauseSearch(puzzle, {}, 256), puzzle) == expected);
  CHECK(solutions_of(ClauseSearch(puzzle), puzzle, 1) == expected);
  for (const std::uint64_t nodes : {0u, 1u, 2u, 3u, 7u, 20u}) {
    CHECK(solutions_of(GeneralSearch(puzzle, nodes), puzzle) == expected);
  }
  CHECK(solutions_of(GeneralSearch(puzzle, 5), puzzle, 2) == expected);
}

}  // namespace

TEST_CASE("all engines find the same solutions on boxes of any shape with any variant", "[general]") {
  Random random(2);
  for (const LayoutRef& layout : sampled_layouts()) {
    for (int round = 0; round < 4; ++round) check_engines(random_puzzle(layout, random));
  }
}

TEST_CASE("all engines find the same solutions on random jigsaws", "[general]") {
  Random random(3);
  for (int round = 0; round < 120; ++round) {
    check_engines(random_puzzle(any_jigsaw(4 + round % 6, random), random));
  }
}

TEST_CASE("the general engines agree with brute force", "[general]") {
  Random random(5);
  for (int round = 0; round < 60; ++round) {
    const Grid puzzle = random_puzzle(any_jigsaw(4 + round % 3, random), random);
    const std::vector<std::string> expected = brute_force(puzzle, kMaxSolutions + 1);
    if (expected.size() > kMaxSolutions) continue;
    INFO(name_of(*puzzle.layout()) << ' ' << symbols_of(puzzle));
    CHECK(solutions_of(ClauseSearch(puzzle), puzzle) == std::set<std::string>(expected.begin(), expected.end()));
    CHECK(solutions_of(HouseSearch(puzzle), puzzle) == std::set<std::string>(expected.begin(), expected.end()));
  }
}

TEST_CASE("the general engines agree with brute force on layouts that are no squares", "[general]") {
  Random random(8);
  std::vector<LayoutRef> layouts = other_layouts();
  for (int round = 0; round < 50; ++round) layouts.push_back(any_grids(random));
  for (const LayoutRef& layout : layouts) {
    for (int round = 0; round < 3; ++round) {
      const Grid puzzle = random_puzzle(layout, random);
      const std::vector<Grid> expected = grids_by_force(puzzle, kMaxSolutions + 1);
      if (expected.size() > kMaxSolutions) continue;
      INFO(name_of(*puzzle.layout()) << ' ' << symbols_of(puzzle));
      std::set<std::string> solutions;
      for (const Grid& grid : expected) solutions.insert(symbols_of(grid));
      CHECK(solutions_of(ClauseSearch(puzzle), puzzle) == solutions);
      CHECK(solutions_of(HouseSearch(puzzle), puzzle) == solutions);
    }
  }
}

TEST_CASE("all engines find the same solutions on layouts that are no squares", "[general]") {
  Random random(9);
  std::vector<LayoutRef> layouts = other_layouts();
  for (const char* name : {"twodoku", "butterfly", "0-9", "1-9@7x7", "1-12@10x10", "shape:6x8", "samurai"}) {
    layouts.push_back(layout_of_name(name).value());
  }
  for (int round = 0; round < 50; ++round) layouts.push_back(any_grids(random));
  for (const LayoutRef& layout : layouts) check_engines(random_puzzle(layout, random));
}

TEST_CASE("the general engines agree with the classic engine on classic puzzles", "[general]") {
  Random random(6);
  for (int round = 0; round < 40; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid puzzle = blanked(full, static_cast<int>(24 + random.below(10)), random.below(4) == 0, random);
    ClassicSearch classic(puzzle.digits().first<81>());
    std::set<std::string> expected;
    Grid solution(puzzle.layout());
    NodeMeter meter;
    while (expected.size() <= kMaxSolutions && classic.next(meter) == SearchEvent::Solution) {
      classic.write_solution(solution.digits().first<81>());
      expected.insert(symbols_of(solution));
    }
    if (expected.size() > kMaxSolutions) continue;
    CHECK(solutions_of(ClauseSearch(puzzle), puzzle) == expected);
    CHECK(solutions_of(GeneralSearch(puzzle, 3), puzzle) == expected);
  }
}

TEST_CASE("the clause search can take over at any node", "[general]") {
  Random random(7);
  const std::vector<std::string> layouts{"2x2", "2x3", "1x5", "2x3+x", "2x2+disjoint"};
  for (const std::string& name : layouts) {
    const LayoutRef layout = layout_of_name(name).value();
    const int clues = layout->cell_count() / 3;
    const Grid puzzle = blanked(*full_grid(layout, random), clues, false, random);
    INFO(name << ' ' << symbols_of(puzzle));
    const std::set<std::string> expected = solutions_of(HouseSearch(puzzle), puzzle);
    REQUIRE(expected.size() <= kMaxSolutions);
    for (std::uint64_t nodes = 0; nodes < 150; ++nodes) {
      CHECK(solutions_of(GeneralSearch(puzzle, nodes), puzzle) == expected);
    }
  }
}

TEST_CASE("the order of the solutions does not depend on where calls end", "[general]") {
  const auto in_order = [](const Grid& puzzle, std::uint64_t nodes_a_call) {
    GeneralSearch search(puzzle, 10);
    std::string all;
    Grid solution(puzzle.layout());
    for (int found = 0; found < 200;) {
      NodeMeter meter(Control{{}, nodes_a_call, {}});
      const SearchEvent event = search.next(meter);
      if (event == SearchEvent::Exhausted) break;
      if (event != SearchEvent::Solution) continue;
      search.write_solution(solution.digits());
      all += symbols_of(solution) + '\n';
      ++found;
    }
    return all;
  };
  Random random(8);
  for (int round = 0; round < 10; ++round) {
    const Grid puzzle = random_puzzle(any_jigsaw(6, random), random);
    CHECK(in_order(puzzle, 1) == in_order(puzzle, kUnlimited));
    CHECK(in_order(puzzle, 7) == in_order(puzzle, kUnlimited));
  }
}
