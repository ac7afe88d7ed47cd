#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/rules/search.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"
#include "tests/support/rule_search.h"
#include "tests/support/rules.h"

using namespace nonet;
using test::all_solutions;
using test::cells_of;
using test::filtered;
using test::grid_of;
using test::grids_by_force;
using test::rounds;

TEST_CASE("cages that cover a grid have the solutions that keep them, so innies and outies take away no solution",
          "[rules]") {
  Random random(3);
  const Grid givens = grid_of("123456456123" + std::string(24, '.'), "2x3");
  const std::vector<Grid> all = grids_by_force(givens, 100'000);
  REQUIRE(all.size() > 1000);
  for (int round = 0; round < rounds(300, 60); ++round) {
    const Grid& full = all[random.below(static_cast<std::uint32_t>(all.size()))];
    Puzzle puzzle(givens);
    std::vector<bool> taken(36);
    for (int cage = 0; cage < 40; ++cage) {
      Rule rule = test::random_rule(RuleKind::Cage, *full.layout(), random);
      rule.values = {0};
      for (const Cell cell : rule.cells) rule.values[0] = static_cast<std::uint16_t>(rule.values[0] + full[cell].value);
      const bool overlaps =
          std::any_of(rule.cells.begin(), rule.cells.end(), [&](Cell cell) { return taken[cell.index]; });
      if (overlaps || !test::keeps_rule(full, rule, puzzle.own_rules())) continue;
      for (const Cell cell : rule.cells) taken[cell.index] = true;
      REQUIRE_FALSE(puzzle.add(rule).has_value());
    }
    CAPTURE(round);
    REQUIRE(all_solutions(puzzle) == filtered(all, puzzle));
  }
}

// The sums hold for one of the grids, so some combinations of them leave little room.
TEST_CASE("little killers beside each other have the solutions that keep them, so combined sums take away none",
          "[rules]") {
  Random random(5);
  const Grid givens = grid_of("123456456123" + std::string(24, '.'), "2x3");
  const std::vector<Grid> all = grids_by_force(givens, 100'000);
  REQUIRE(all.size() > 1000);
  for (int round = 0; round < rounds(300, 60); ++round) {
    const Grid& full = all[random.below(static_cast<std::uint32_t>(all.size()))];
    Puzzle puzzle(givens);
    for (int column = 2; column < 6; ++column) {
      // From the top edge to the lower left, and from the left edge to the lower right.
      for (const bool to_the_left : {true, false}) {
        if (random.below(3) == 0) continue;
        std::vector<Cell> cells;
        std::uint16_t sum = 0;
        for (int step = 0; step <= column; ++step) {
          cells.push_back(
              full.layout()->cell(to_the_left ? step : 5 - column + step, to_the_left ? column - step : step));
          sum = static_cast<std::uint16_t>(sum + full[cells.back()].value);
        }
        REQUIRE_FALSE(puzzle.add({RuleKind::LittleKiller, cells, {sum}}).has_value());
      }
    }
    CAPTURE(round);
    REQUIRE(all_solutions(puzzle) == filtered(all, puzzle));
  }
}

// Four of these diagonals have eight cells in each of three boxes. Without their sums together, three million guesses
// did not end the search; with them it takes about 5,000.
TEST_CASE("eight little killers of 49 have no solution, which a short search shows", "[rules]") {
  Puzzle puzzle(grid_of(std::string(81, '.'), "3x3"));
  // A cell at the edge, and the cell after it.
  for (const char* ends :
       {"r1c9 r2c8", "r1c8 r2c7", "r9c2 r8c3", "r9c3 r8c4", "r7c9 r6c8", "r1c1 r2c2", "r2c1 r3c2", "r3c1 r4c2"}) {
    const std::vector<Cell> first = cells_of(ends, 9);
    const Layout& layout = *puzzle.layout();
    const int down = layout.row(first[1]) - layout.row(first[0]);
    const int right = layout.column(first[1]) - layout.column(first[0]);
    std::vector<Cell> cells;
    for (int row = layout.row(first[0]), column = layout.column(first[0]);
         row >= 0 && row < 9 && column >= 0 && column < 9; row += down, column += right)
      cells.push_back(layout.cell(row, column));
    REQUIRE_FALSE(puzzle.add({RuleKind::LittleKiller, cells, {49}}).has_value());
  }
  Control control;
  control.node_budget = 20'000;
  NodeMeter meter(control);
  RuleSearch search{PuzzleView(puzzle)};
  CHECK(search.next(meter) == SearchEvent::Exhausted);
  CHECK(search.found() == 0);
}
