#include "core/logic/puzzle_state.h"

#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/full_grid.h"
#include "core/grid/candidate_grid.h"
#include "core/grid/digit_set.h"
#include "core/logic/step.h"
#include "core/logic/technique.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

namespace nonet {

namespace {

// Every table of a state says the same as its candidates, cell by cell.
void check_tables(const PuzzleState& state) {
  const Layout& layout = state.layout();
  for_each_house(layout, [&](House house) {
    state.all_digits().for_each([&](Digit digit) {
      bool is_placed = false;
      bool agrees = true;
      std::uint32_t places = 0;
      std::uint32_t bit = 1;
      for (const Cell cell : layout.cells(house)) {
        is_placed = is_placed || state.digit(cell) == digit;
        if (state.candidates(cell).contains(digit)) places |= bit;
        agrees = agrees && state.cells(digit, house).contains(cell) == state.has({cell, digit});
        bit <<= 1;
      }
      agrees = agrees && state.places(digit, house) == places && state.is_placed(digit, house) == is_placed;
      REQUIRE(agrees);
    });
  });
}

}  // namespace

TEST_CASE("the candidates of a state are the digits that no peer has, after any placements", "[logic]") {
  Random random(3);
  for (const LayoutRef& layout : test::small_layouts()) {
    CAPTURE(name_of(*layout));
    const auto full = random_full_grid(layout, random);
    if (!full) continue;
    const Grid puzzle = test::blanked(*full, layout->cell_count() / 3, false, random);
    PuzzleState state(puzzle);
    Grid grid = puzzle;
    for (std::uint16_t index = 0; index < layout->cell_count(); index = static_cast<std::uint16_t>(index + 3)) {
      if (!grid[Cell{index}].is_blank()) continue;
      grid[Cell{index}] = (*full)[Cell{index}];
      state.put(Cell{index}, (*full)[Cell{index}]);
    }
    const CandidateGrid candidates(grid);
    for (std::uint16_t index = 0; index < layout->cell_count(); ++index) {
      REQUIRE(state.candidates(Cell{index}) == candidates[Cell{index}]);
      REQUIRE(state.is_given(Cell{index}) == !puzzle[Cell{index}].is_blank());
      REQUIRE(state.open().contains(Cell{index}) == grid[Cell{index}].is_blank());
    }
    check_tables(state);
  }
}

TEST_CASE("candidates can be set, including removed ones", "[logic]") {
  PuzzleState state(test::grid_of("1...............", "2x2"));
  state.set_candidates(Cell{1}, DigitSet(Digit{1}) | DigitSet(Digit{4}));
  CHECK(state.candidates(Cell{1}) == (DigitSet(Digit{1}) | DigitSet(Digit{4})));
  check_tables(state);
  state.eliminate(Cell{1}, Digit{1});
  state.eliminate(Cell{1}, Digit{1});
  CHECK(state.candidates(Cell{1}) == DigitSet(Digit{4}));
  check_tables(state);
}

TEST_CASE("a state without a candidate in a cell, or a place for a digit, is broken", "[logic]") {
  const Grid puzzle = test::grid_of("1...............", "2x2");
  CHECK_FALSE(PuzzleState(puzzle).is_broken());
  PuzzleState no_candidate(puzzle);
  no_candidate.set_candidates(Cell{1}, {});
  CHECK(no_candidate.is_broken());
  PuzzleState no_place(puzzle);
  for (const int index : {1, 2, 3}) no_place.eliminate(Cell{static_cast<std::uint16_t>(index)}, Digit{2});
  CHECK(no_place.is_broken());
}

TEST_CASE("a step is applied as a whole", "[logic]") {
  PuzzleState state(test::grid_of("1...............", "2x2"));
  Step step(Technique::NakedSingle);
  step.add_placement(Cell{1}, Digit{2});
  step.eliminate(Cell{15}, Digit{3});
  state.apply(step);
  CHECK(state.digit(Cell{1}) == Digit{2});
  CHECK_FALSE(state.is_given(Cell{1}));
  CHECK_FALSE(state.has({Cell{2}, Digit{2}}));
  CHECK_FALSE(state.has({Cell{15}, Digit{3}}));
}

}  // namespace nonet
