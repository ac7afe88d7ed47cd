#include "core/generate/unavoidable_tally.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// By trying all full grids: true when some full grid differs from the solution in the cell, and has the digits of the solution in all clues.
bool differs_elsewhere(const Grid& solution, const std::vector<bool>& is_clue, Cell cell) {
  Grid clues(solution.layout());
  for (std::uint16_t index = 0; index < is_clue.size(); ++index) {
    if (is_clue[index]) clues[Cell{index}] = solution[Cell{index}];
  }
  const std::string own = test::symbols_of(solution);
  for (const std::string& other : brute_force(clues, 1000)) {
    if (other[cell.index] != own[cell.index]) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("a set without a clue proves that a cell is open, in layouts of all kinds", "[generate][tally]") {
  for (const char* layout : {"2x2", "2x2+x", "jigsaw:1122113244324433"}) {
    REQUIRE(layout_of_name(layout));
    std::vector<std::string> grids = brute_force(Grid(layout_of_name(layout).value()), 1000);
    REQUIRE_FALSE(grids.empty());
    int open = 0;
    for (std::size_t which = 0; which < grids.size(); which += 7) {
      const Grid solution = grid_of(grids[which], layout);
      UnavoidableTally tally(solution);
      for (const std::string& other : grids) {
        if (other != grids[which]) tally.add(grid_of(other, layout).digits());
      }
      std::vector<bool> is_clue(16, true);
      // The cells become blank in an order of their own for each grid.
      for (std::uint16_t step = 0; step < 16; ++step) {
        const Cell cell{static_cast<std::uint16_t>((step * 5 + which) % 16)};
        tally.remove_clue(cell);
        is_clue[cell.index] = false;
        for (std::uint16_t index = 0; index < 16; ++index) {
          INFO(layout << ' ' << grids[which] << ' ' << step << ' ' << index);
          // All full grids are known, so the tally knows each open cell.
          const bool expected = differs_elsewhere(solution, is_clue, Cell{index});
          CHECK(tally.any_without_clue(Cell{index}) == expected);
          open += expected ? 1 : 0;
        }
      }
    }
    CHECK(open > 0);
  }
}

TEST_CASE("the sets of two digits are known from the start", "[generate][tally]") {
  //   1 2 | 3 4    Exchanging 1 and 2 in rows 1 and 3, columns 1 and 2, gives another grid.
  //   3 4 | 1 2
  //   ---------
  //   2 1 | 4 3
  //   4 3 | 2 1
  const Grid solution = grid_of("1234341221434321", "2x2");
  UnavoidableTally tally(solution);
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
