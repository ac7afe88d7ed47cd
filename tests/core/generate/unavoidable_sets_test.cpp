#include "core/generate/classic/unavoidable_sets.h"

#include <utility>
#include <vector>

#include "core/generate/classic/uniform_grid.h"
#include "core/search/outcome.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

std::vector<std::vector<Cell>> cells_of_sets(const UnavoidableSets& unavoidable) {
  std::vector<std::vector<Cell>> cells(unavoidable.count());
  for (std::uint16_t index = 0; index < 81; ++index) {
    for (const std::uint8_t set : unavoidable.sets_with(Cell{index})) cells[set].push_back(Cell{index});
  }
  return cells;
}

}  // namespace

TEST_CASE("a full grid without the digits of an unavoidable set has several solutions", "[generate]") {
  Random random(4);
  for (int round = 0; round < 20; ++round) {
    const Grid full = uniform_classic_grid(random);
    UnavoidableSets unavoidable(std::as_const(full).digits().first<81>());
    CHECK(unavoidable.count() >= 36 + 18);
    for (const std::vector<Cell>& set : cells_of_sets(unavoidable)) {
      Grid puzzle = full;
      for (const Cell cell : set) puzzle[cell] = kBlank;
      REQUIRE(count_solutions(puzzle, 2).count == 2);
    }
  }
}

TEST_CASE("unavoidable sets count their clues", "[generate]") {
  Random random(5);
  const Grid full = uniform_classic_grid(random);
  UnavoidableSets unavoidable(full.digits().first<81>());
  const std::vector<std::vector<Cell>> sets = cells_of_sets(unavoidable);
  std::vector<bool> is_clue(81, true);
  for (int step = 0; step < 2000; ++step) {
    // Clues become rare and frequent again.
    const Cell changed{static_cast<std::uint16_t>(random.below(81))};
    const bool removes = random.below(100) < (step / 250 % 2 == 0 ? 80u : 20u);
    if (is_clue[changed.index] != removes) continue;
    is_clue[changed.index] = !removes;
    removes ? unavoidable.remove(changed) : unavoidable.restore(changed);

    bool any_without_clue = false;
    std::vector<bool> needed(81);
    for (const std::vector<Cell>& set : sets) {
      std::vector<Cell> clues;
      for (const Cell cell : set) {
        if (is_clue[cell.index]) clues.push_back(cell);
      }
      any_without_clue |= clues.empty();
      if (clues.size() == 1) needed[clues.front().index] = true;
    }
    REQUIRE(unavoidable.any_without_clue() == any_without_clue);
    for (std::uint16_t cell = 0; cell < 81; ++cell) REQUIRE(unavoidable.any_needs(Cell{cell}) == needed[cell]);
  }
}
