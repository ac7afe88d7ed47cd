#include "core/generate/general/unavoidable_tally.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// By trying all solutions: true when some solution of the puzzle differs from `solution` in the cell, and has its
// digits in all clues.
bool differs_elsewhere(const PuzzleView& puzzle, const Grid& solution, const std::vector<bool>& is_clue, Cell cell) {
  Grid clues(solution.layout());
  for (std::uint16_t index = 0; index < is_clue.size(); ++index) {
    if (is_clue[index]) clues[Cell{index}] = solution[Cell{index}];
  }
  const std::string own = test::symbols_of(solution);
  for (const std::string& other : brute_force(PuzzleView(clues, puzzle.given_candidates()), 1000)) {
    if (other[cell.index] != own[cell.index]) return true;
  }
  return false;
}

// Blanks the cells in an order of its own for each `start`, and compares what a tally of all solutions knows. Returns
// the number of open cells.
int compare_with_all_solutions(const PuzzleView& puzzle, const std::vector<std::string>& solutions, std::size_t start,
                               const std::string& layout) {
  const Grid solution = grid_of(solutions[start], layout);
  UnavoidableTally tally(puzzle, solution);
  for (const std::string& other : solutions) {
    if (other != solutions[start]) tally.add(grid_of(other, layout).digits());
  }
  int open = 0;
  std::vector<bool> is_clue(16, true);
  for (std::uint16_t step = 0; step < 16; ++step) {
    const Cell cell{static_cast<std::uint16_t>((step * 5 + start) % 16)};
    tally.remove_clue(cell);
    is_clue[cell.index] = false;
    for (std::uint16_t index = 0; index < 16; ++index) {
      INFO(layout << ' ' << solutions[start] << ' ' << step << ' ' << index);
      const bool expected = differs_elsewhere(puzzle, solution, is_clue, Cell{index});
      CHECK(tally.any_without_clue(Cell{index}) == expected);
      open += expected ? 1 : 0;
    }
  }
  return open;
}

}  // namespace

TEST_CASE("a set without a clue proves that a cell is open, in layouts of all kinds", "[generate][tally]") {
  for (const char* layout : {"2x2", "2x2+x", "jigsaw:1122113244324433"}) {
    REQUIRE(layout_of_name(layout));
    const Grid blank(layout_of_name(layout).value());
    const std::vector<std::string> grids = brute_force(blank, 1000);
    REQUIRE_FALSE(grids.empty());
    int open = 0;
    for (std::size_t which = 0; which < grids.size(); which += 7) {
      open += compare_with_all_solutions(blank, grids, which, layout);
    }
    CHECK(open > 0);
  }
}

// Most exchanges of two digits break the given candidates.
TEST_CASE("a set without a clue proves that a cell is open, with given candidates, too", "[generate][tally]") {
  Random random(5);
  int open = 0;
  for (int round = 0; round < 20; ++round) {
    const Grid full = grid_of("1234341221434321", "2x2");
    const Puzzle puzzle = test::restricted(full, Grid(full.layout()), 70, false, random);
    const std::vector<std::string> solutions = brute_force(puzzle, 1000);
    open += compare_with_all_solutions(puzzle, solutions, static_cast<std::size_t>(round) % solutions.size(), "2x2");
  }
  CHECK(open > 0);
}

TEST_CASE("a puzzle with own rules has no sets of two digits", "[generate][tally]") {
  const Grid solution = grid_of("1234341221434321", "2x2");
  Puzzle caged{Grid(solution.layout())};
  REQUIRE_FALSE(caged.add({RuleKind::Cage, {Cell{0}, Cell{1}}, {}}).has_value());
  UnavoidableTally tally(caged, solution);
  for (std::uint16_t index = 0; index < 16; ++index) tally.remove_clue(Cell{index});
  CHECK_FALSE(tally.any_without_clue(Cell{0}));
}

TEST_CASE("the sets of two digits are known from the start", "[generate][tally]") {
  //   1 2 | 3 4    Exchanging 1 and 2 in rows 1 and 3, columns 1 and 2, gives another grid.
  //   3 4 | 1 2
  //   ---------
  //   2 1 | 4 3
  //   4 3 | 2 1
  const Grid solution = grid_of("1234341221434321", "2x2");
  UnavoidableTally tally(solution, solution);
  for (const Cell cell : {Cell{0}, Cell{1}, Cell{8}}) {
    tally.remove_clue(cell);
    CHECK_FALSE(tally.any_without_clue(cell));
  }
  tally.remove_clue(Cell{9});
  for (const Cell cell : {Cell{0}, Cell{1}, Cell{8}, Cell{9}}) CHECK(tally.any_without_clue(cell));
  CHECK_FALSE(tally.any_without_clue(Cell{2}));
  tally.restore_clue(Cell{1});
  CHECK_FALSE(tally.any_without_clue(Cell{0}));
  // Removing and restoring a cell twice changes nothing.
  tally.restore_clue(Cell{1});
  tally.remove_clue(Cell{1});
  tally.remove_clue(Cell{1});
  CHECK(tally.any_without_clue(Cell{0}));
}
