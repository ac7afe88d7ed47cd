#include "core/generate/general/general_grid.h"

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/full_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("a random grid keeps the given candidates of a puzzle", "[generate]") {
  Random random(6);
  // Layouts whose grids are listed, searched from filled boxes, searched from a blank grid, and made from a pattern.
  for (const std::string name :
       {"2x2", "2x3", "3x3", "2x3+disjoint", "jigsaw:111222111222333444333444555666555666", "4x4", "5x5"}) {
    INFO(name);
    const LayoutRef layout = layout_of_name(name).value();
    for (int round = 0; round < 5; ++round) {
      const Grid full = *random_full_grid(layout, random);
      const Puzzle puzzle = test::restricted(full, Grid(layout), 85, false, random);
      const auto found = random_general_grid(puzzle, random, {});
      REQUIRE(found);
      CHECK(is_solution_of(found.value(), puzzle.givens()));
      int broken = 0;
      for (std::uint16_t cell = 0; cell < full.digits().size(); ++cell) {
        broken += PuzzleView(puzzle).allows(Cell{cell}, found.value()[Cell{cell}]) ? 0 : 1;
      }
      CHECK(broken == 0);
    }
  }
}

TEST_CASE("each solution of a 4x4 puzzle with given candidates is drawn about equally often", "[generate]") {
  Random random(7);
  const Grid full = grid_of("1234341221434321", "2x2");
  const Puzzle puzzle = test::restricted(full, Grid(full.layout()), 90, false, random);
  const std::vector<std::string> solutions = brute_force(puzzle, 1000);
  REQUIRE(solutions.size() > 2);
  constexpr int kDraws = 200;
  std::map<std::string, int> drawn;
  for (std::size_t draw = 0; draw < kDraws * solutions.size(); ++draw) {
    ++drawn[symbols_of(random_general_grid(puzzle, random, {}).value())];
  }
  REQUIRE(drawn.size() == solutions.size());
  // Six standard deviations.
  for (const std::string& solution : solutions) CHECK(std::abs(drawn[solution] - kDraws) < 6 * 15);
}

TEST_CASE("given candidates without a solution are told from a layout without a full grid", "[generate]") {
  Random random(8);
  for (const char* name : {"2x2", "2x3"}) {
    const LayoutRef layout = layout_of_name(name).value();
    std::vector<DigitSet> candidates(static_cast<std::size_t>(layout->cell_count()), DigitSet::full(layout->side()));
    candidates[0] = DigitSet(Digit{1});
    candidates[1] = DigitSet(Digit{1});
    const auto found = random_general_grid(Puzzle(Grid(layout), candidates), random, {});
    REQUIRE_FALSE(found);
    CHECK(found.error() == GenerateError::KeepImpossible);
  }
}
