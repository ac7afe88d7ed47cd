#include "core/generate/unavoidable_sets.h"

#include "core/generate/full_grid.h"
#include "core/search/outcome.h"
#include "tests/catch.h"

using namespace nonet;

TEST_CASE("a full grid without the digits of an unavoidable set has several solutions", "[generate]") {
  Random random(4);
  for (int round = 0; round < 20; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const UnavoidableSets unavoidable(full);
    CHECK(unavoidable.sets().size() >= 36 + 18);
    for (const ClassicCells& set : unavoidable.sets()) {
      Grid puzzle = full;
      ClassicCells clues;
      for (std::uint16_t index = 0; index < 81; ++index) {
        const Cell cell{index};
        if (set.meets(ClassicCells::of(cell)))
          puzzle[cell] = kBlank;
        else
          clues.add(ClassicCells::of(cell));
      }
      REQUIRE(unavoidable.any_avoids(clues));
      REQUIRE(count_solutions(puzzle, 2).count == 2);
    }
  }
}

TEST_CASE("no unavoidable set is empty", "[generate]") {
  Random random(5);
  const UnavoidableSets unavoidable(*random_full_grid(Layout::classic(), random));
  ClassicCells all;
  for (std::uint16_t index = 0; index < 81; ++index) all.add(ClassicCells::of(Cell{index}));
  CHECK_FALSE(unavoidable.any_avoids(all));
}
