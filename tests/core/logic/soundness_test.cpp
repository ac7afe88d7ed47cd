// Every step of every finder, judged by the solution that it may not know: no true candidate is eliminated, no false digit
// placed, and what a step rests on is there.

#include <string>
#include <vector>

#include "core/api/nonet.h"
#include "tests/catch.h"
#include "tests/support/layouts.h"

namespace nonet {

namespace {

using test::random_jigsaw;
using test::small_layouts;

class Inspector {
 public:
  Inspector(const PuzzleState& state, const Grid& solution) : state_(state), solution_(solution) {}

  void inspect(const Step& step) const {
    CAPTURE(row_of(step.technique).id);
    CAPTURE(name_of(state_.layout()));
    CAPTURE(write_line(state_.grid()));
    CAPTURE(json_of(step, state_.layout(), CellNames::RowColumn));
    REQUIRE_FALSE(step.is_idle());
    for (const Candidate& candidate : step.eliminations) {
      REQUIRE(state_.has(candidate));
      REQUIRE(solution_[candidate.cell] != candidate.digit);
    }
    for (const Candidate& candidate : step.placements) {
      REQUIRE(state_.has(candidate));
      REQUIRE(solution_[candidate.cell] == candidate.digit);
    }
    for (const Link& link : step.links) {
      REQUIRE(link.from < step.parts.size());
      REQUIRE(link.to < step.parts.size());
    }
    for (const Part& part : step.parts) REQUIRE_FALSE(part.cells.empty());
  }

  void inspect_all(const std::vector<Step>& steps) const {
    for (const Step& step : steps) inspect(step);
  }

 private:
  const PuzzleState& state_;
  const Grid& solution_;
};

bool places(const Step& step) { return !step.placements.empty(); }

// Walks the path of a puzzle. Where singles help no more all finders are looked at, else the next step alone.
void inspect_path(const GeneratedPuzzle& puzzle) {
  PuzzleState state(puzzle.puzzle);
  while (!state.is_solved()) {
    const Inspector inspector(state, puzzle.solution);
    const std::optional<Step> step = next_step(state);
    REQUIRE(step);
    inspector.inspect(*step);
    if (!places(*step)) inspector.inspect_all(all_steps(state));
    state.apply(*step);
  }
  REQUIRE(state.grid() == puzzle.solution);
}

void inspect_puzzles(const LayoutRef& layout, int count, std::uint64_t seed) {
  CAPTURE(name_of(*layout));
  GenerateGoal goal;
  goal.layout = layout;
  goal.minimal = true;
  for (goal.seed = seed; goal.seed < seed + static_cast<std::uint64_t>(count); ++goal.seed) {
    CAPTURE(goal.seed);
    const auto puzzle = generate(goal);
    if (!puzzle) return;  // some layouts have no full grid
    inspect_path(puzzle.value());
  }
}

std::vector<LayoutRef> many_layouts() {
  std::vector<LayoutRef> layouts = small_layouts();
  Random random(5);
  for (const int side : {5, 6, 7, 8, 9, 9, 9}) layouts.push_back(random_jigsaw(side, random));
  return layouts;
}

}  // namespace

TEST_CASE("every step of every finder agrees with the solution: classic puzzles", "[logic]") {
  inspect_puzzles(Layout::classic(), 12, 1);
}

TEST_CASE("every step of every finder agrees with the solution: other layouts", "[logic]") {
  // The small ones here, all of them in the slow group.
  for (const LayoutRef& layout : many_layouts()) {
    if (layout->side() <= 6) inspect_puzzles(layout, 1, 1);
  }
}

TEST_CASE("every step of every finder agrees with the solution: many puzzles of every layout kind", "[logic][slow]") {
  inspect_puzzles(Layout::classic(), 300, 1000);
  for (const LayoutRef& layout : many_layouts()) inspect_puzzles(layout, 3, 100);
}

TEST_CASE("every step of every finder agrees with the solution: large grids", "[logic][slow]") {
  inspect_puzzles(Layout::with_boxes(3, 4), 3, 1);
  inspect_puzzles(Layout::of_side(16), 1, 1);
}

}  // namespace nonet
