#include "core/general/house/house_search.h"

#include <set>
#include <string>

#include "core/generate/draft_search.h"
#include "core/generate/full_grid.h"
#include "core/generate/puzzle_form.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

std::set<std::string> all_solutions(const Grid& puzzle) {
  HouseSearch search(puzzle);
  NodeMeter meter;
  std::set<std::string> found;
  while (search.next(meter) == SearchEvent::Solution) {
    Grid solution(puzzle.layout());
    search.write_solution(solution.digits());
    REQUIRE(is_solution_of(solution, puzzle));
    REQUIRE(found.insert(symbols_of(solution)).second);
  }
  return found;
}

}  // namespace

TEST_CASE("there are 288 grids of 4×4", "[general]") {
  CHECK(all_solutions(Grid(Layout::with_boxes(2, 2))).size() == 288);
}

TEST_CASE("the house search agrees with brute force on small random puzzles", "[general]") {
  Random random(4);
  for (const auto& [rows, columns] : {std::pair{2, 2}, {2, 3}, {3, 2}, {2, 4}, {1, 5}, {3, 3}}) {
    const LayoutRef layout = Layout::with_boxes(rows, columns);
    const auto cells = static_cast<std::uint32_t>(layout->cell_count());
    const std::uint32_t fewest = cells / 2;
    for (int round = 0; round < 60; ++round) {
      const Grid full = *random_full_grid(layout, random);
      const int clues = static_cast<int>(fewest + random.below(cells / 3));
      const Grid puzzle = blanked(full, clues, random.below(3) == 0, random);
      const std::vector<std::string> expected = brute_force(puzzle, 100000);
      CHECK(all_solutions(puzzle) == std::set<std::string>(expected.begin(), expected.end()));
    }
  }
}

TEST_CASE("a 16×16 puzzle has the solution it was made from", "[general]") {
  PuzzleForm form;
  form.layout = Layout::with_boxes(4, 4);
  form.fewest_clues = 120;
  form.most_clues = 130;
  const auto generated = generate(form, 16);
  REQUIRE(generated);
  const std::set<std::string> found = all_solutions(generated.value().puzzle);
  CHECK(found == std::set<std::string>{symbols_of(generated.value().solution)});
}

TEST_CASE("contradictory givens have no solution in any layout", "[general]") {
  CHECK(all_solutions(grid_of("11..............", "2x2")).empty());
  CHECK(all_solutions(grid_of("1....1..........", "2x2")).empty());
}
