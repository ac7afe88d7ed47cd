#include "core/generate/solution_counter.h"

#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

const char* const kLayouts[] = {"3x3", "2x3", "2x2", "3x3+x"};

GeneratedPuzzle minimal_puzzle(const LayoutRef& layout) {
  PuzzleForm form;
  form.layout = layout;
  form.minimal = true;
  return generate(form, 1).value();
}

}  // namespace

TEST_CASE("solutions are counted up to a limit", "[generate]") {
  for (const char* name : kLayouts) {
    INFO(name);
    const GeneratedPuzzle made = minimal_puzzle(layout_of_name(name).value());
    SolutionCounter counter(made.puzzle.layout(), {});
    Grid solution(made.puzzle.layout());
    CHECK(counter.count(made.puzzle, 5, solution) == 1);
    CHECK(solution == made.solution);
    const Grid blank(made.puzzle.layout());
    CHECK(counter.count(blank, 5, solution) == 5);
    CHECK(is_solution_of(solution, blank));
    CHECK(counter.has_two_solutions(blank));
    CHECK_FALSE(counter.has_two_solutions(made.solution));
    CHECK(counter.counts() == 4);
  }
}

TEST_CASE("a puzzle is minimal when each clue is needed", "[generate]") {
  for (const char* name : kLayouts) {
    INFO(name);
    const GeneratedPuzzle made = minimal_puzzle(layout_of_name(name).value());
    SolutionCounter counter(made.puzzle.layout(), {});
    CHECK(counter.is_minimal(made.puzzle));
    CHECK(counter.counts() == static_cast<std::uint64_t>(made.puzzle.clue_count()));
    for (std::uint16_t cell = 0; cell < made.puzzle.digits().size(); ++cell) {
      if (!made.puzzle[Cell{cell}].is_blank()) continue;
      Grid more = made.puzzle;
      more[Cell{cell}] = made.solution[Cell{cell}];
      CHECK_FALSE(counter.is_minimal(more));
    }
  }
}

TEST_CASE("a puzzle is never called minimal when a count ends at its budget", "[generate]") {
  for (const char* name : {"2x3", "3x3+x"}) {
    INFO(name);
    const LayoutRef layout = layout_of_name(name).value();
    const GeneratedPuzzle made = minimal_puzzle(layout);
    Grid more = made.puzzle;
    std::uint16_t blank = 0;
    while (!more[Cell{blank}].is_blank()) ++blank;
    more[Cell{blank}] = made.solution[Cell{blank}];
    bool was_proved = false;
    for (std::uint64_t budget = 0; budget < 200; ++budget) {
      SolutionCounter counter(layout, {}, budget);
      const bool is_proved = counter.is_minimal(made.puzzle);
      if (budget < 2) CHECK_FALSE(is_proved);  // two solutions take two nodes at least
      if (was_proved) CHECK(is_proved);
      was_proved = is_proved;
      CHECK_FALSE(counter.is_minimal(more));
    }
    CHECK(was_proved);
    // A count that is not finished is taken for the worst, and finds no second solution.
    SolutionCounter counter(layout, {}, 0);
    Grid solution(layout);
    CHECK(counter.count(made.puzzle, 7, solution) == 7);
    CHECK_FALSE(counter.has_two_solutions(Grid(layout)));
  }
}
