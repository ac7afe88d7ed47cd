// Every step of every finder, judged by the solution that it may not know: no true candidate is eliminated, no false
// digit placed, and the state has the candidates of its parts.

#include <cstdlib>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "core/api/json/step_json.h"
#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/grid/grid.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/step.h"
#include "core/logic/teacher.h"
#include "core/logic/technique.h"
#include "core/search/solution_stream.h"
#include "tests/catch.h"
#include "tests/support/layouts.h"
#include "tests/support/rounds.h"

namespace nonet {

namespace {

using test::any_grids;
using test::any_jigsaw;
using test::any_large_grids;
using test::other_layouts;
using test::rounds;
using test::small_layouts;

class Inspector {
 public:
  Inspector(const PuzzleState& state, const Grid& solution) : state_(state), solution_(solution) {}

  void inspect(const Step& step) const {
    const std::string_view fault = fault_of(step);
    if (fault.empty()) return;
    CAPTURE(row_of(step.technique).id, name_of(state_.layout()), write_line(state_.grid()),
            json_of(step, state_.layout(), CellNames::RowColumn));
    FAIL(fault);
  }

  void inspect_all(const std::vector<Step>& steps) const {
    for (const Step& step : steps) inspect(step);
  }

 private:
  // Empty for a sound step. Millions of steps are checked; an assertion for each would take most of the time.
  std::string_view fault_of(const Step& step) const {
    if (step.is_idle()) return "does nothing";
    for (const Candidate& candidate : step.eliminations) {
      if (!state_.has(candidate)) return "eliminates a digit that is no candidate";
      if (solution_[candidate.cell] == candidate.digit) return "eliminates a digit of the solution";
    }
    for (const Candidate& candidate : step.placements) {
      if (!state_.has(candidate)) return "places a digit that is no candidate";
      if (solution_[candidate.cell] != candidate.digit) return "places a digit that is not in the solution";
    }
    for (const Link& link : step.links) {
      if (link.from >= step.parts.size() || link.to >= step.parts.size()) return "links a part that does not exist";
    }
    for (const Part& part : step.parts) {
      if (part.cells.empty()) return "has a part without cells";
    }
    return {};
  }

  const PuzzleState& state_;
  const Grid& solution_;
};

bool places(const Step& step) { return !step.placements.empty(); }

// Walks the path of a puzzle. Of the positions where singles help no more, one in `stride` has all finders looked at;
// the others the next step alone.
void inspect_path(const GeneratedPuzzle& puzzle, std::size_t first, std::size_t stride) {
  PuzzleState state(puzzle.puzzle);
  for (std::size_t position = first; !state.is_solved();) {
    const Inspector inspector(state, puzzle.solution);
    const std::optional<Step> step = next_step(state);
    REQUIRE(step);
    inspector.inspect(*step);
    if (!places(*step) && position++ % stride == 0) inspector.inspect_all(all_steps(state));
    state.apply(*step);
  }
  REQUIRE(state.grid() == puzzle.solution);
}

// Returns false for a layout that has no full grid.
bool inspect_puzzles(const LayoutRef& layout, std::uint64_t count, std::uint64_t seed, std::size_t stride = 1) {
  CAPTURE(name_of(*layout));
  PuzzleForm form;
  form.layout = layout;
  form.minimal = true;
  for (std::uint64_t index = 0; index < count; ++index) {
    CAPTURE(seed, index);
    const auto puzzle = generate(form, seed, index);
    if (!puzzle) {
      // A layout without a full grid, such as 2×2 with anti-king, has no puzzle. Every other failure is a defect.
      REQUIRE(puzzle.error() == GenerateError::NoFullGrid);
      return false;
    }
    inspect_path(puzzle.value(), static_cast<std::size_t>(index), stride);
  }
  return true;
}

// NONET_SOUNDNESS asks for more puzzles of each layout than a test run has time for.
std::uint64_t puzzles_asked() {
  const char* asked = std::getenv("NONET_SOUNDNESS");
  return asked ? std::strtoull(asked, nullptr, 10) : 1;
}

std::vector<LayoutRef> many_layouts() {
  std::vector<LayoutRef> layouts = small_layouts();
  Random random(5);
  for (const int side : {5, 6, 7, 8, 9, 9, 9}) layouts.push_back(any_jigsaw(side, random));
  return layouts;
}

}  // namespace

// The first solutions of a puzzle, at most `limit`.
std::vector<Grid> solutions_of(const Grid& puzzle, std::size_t limit) {
  SolutionStream stream(puzzle);
  NodeMeter meter;
  std::vector<Grid> found;
  while (found.size() < limit && stream.next(meter) == SearchEvent::Solution) found.push_back(stream.solution());
  return found;
}

// A full grid of any layout: random digits at some places, and the first solution of these givens.
Grid any_full_grid(const LayoutRef& layout, Random& random) {
  Grid puzzle(layout);
  const auto cells = static_cast<std::uint32_t>(layout->cell_count());
  for (std::uint32_t placed = 0; placed < 4 + cells / 20; ++placed) {
    const Cell cell{static_cast<std::uint16_t>(random.below(cells))};
    const Digit before = puzzle[cell];
    puzzle[cell] =
        Digit{static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(layout->digit_count())))};
    if (!is_consistent(puzzle) || solutions_of(puzzle, 1).empty()) puzzle[cell] = before;
  }
  return solutions_of(puzzle, 1).front();
}

// Takes clues out of a full grid in random order, while the puzzle has at most `solutions` solutions. Each clue is
// tried once.
Grid dug(const Grid& full, std::size_t solutions, Random& random) {
  Grid puzzle = full;
  std::vector<std::uint16_t> order(full.digits().size());
  std::iota(order.begin(), order.end(), std::uint16_t{0});
  for (std::size_t left = order.size(); left > 0; --left) {
    std::swap(order[left - 1], order[random.below(static_cast<std::uint32_t>(left))]);
    const Cell cell{order[left - 1]};
    puzzle[cell] = kBlank;
    if (solutions_of(puzzle, solutions + 1).size() > solutions) puzzle[cell] = full[cell];
  }
  return puzzle;
}

// Puzzles with one solution, which the path must reach, and puzzles with several.
void inspect_made_puzzles(const LayoutRef& layout, std::uint64_t count, std::uint64_t seed, std::size_t stride = 1) {
  for (std::uint64_t index = 0; index < count; ++index) {
    Random random(seed + index);
    CAPTURE(name_of(*layout), seed + index);
    const Grid full = any_full_grid(layout, random);
    inspect_path({dug(full, 1, random), full}, static_cast<std::size_t>(index), stride);
  }
}

// Walks the path of a puzzle with several solutions, without techniques that assume a single one. No step may
// contradict any of the solutions. Returns false when the puzzle of the seed has one solution.
bool inspect_with_all_solutions(const LayoutRef& layout, std::uint64_t seed, std::size_t stride) {
  constexpr std::size_t kMostSolutions = 12;
  CAPTURE(name_of(*layout), seed);
  Random random(seed);
  const Grid puzzle = dug(any_full_grid(layout, random), kMostSolutions, random);
  PlayedPuzzle played(puzzle);
  played.digits_are_interchangeable = false;
  PuzzleState state(played);
  const std::vector<Grid> solutions = solutions_of(puzzle, kMostSolutions + 1);
  REQUIRE(solutions.size() <= kMostSolutions);
  if (solutions.size() < 2) return false;
  for (std::size_t position = 0;; ++position) {
    std::vector<Step> steps;
    if (position % stride == 0) steps = all_steps(state);
    const std::optional<Step> step = next_step(state);
    if (step) steps.push_back(*step);
    for (const Grid& solution : solutions) Inspector(state, solution).inspect_all(steps);
    if (!step) break;
    state.apply(*step);
  }
  // What several solutions leave open stays open.
  REQUIRE_FALSE(state.is_solved());
  return true;
}

TEST_CASE("every step of every finder agrees with the solution: classic puzzles", "[logic]") {
  CHECK(inspect_puzzles(Layout::classic(), 12, 1));
}

TEST_CASE("every step of every finder agrees with the solution: other layouts", "[logic]") {
  // The small layouts here, all layouts in the slow group.
  int inspected = 0;
  for (const LayoutRef& layout : many_layouts()) {
    if (layout->side() <= 6) inspected += inspect_puzzles(layout, 1, 1) ? 1 : 0;
  }
  CHECK(inspected >= 20);
}

TEST_CASE("every step of every finder agrees with the solution: many classic puzzles", "[logic][slow]") {
  CHECK(inspect_puzzles(Layout::classic(), puzzles_asked() * 200, 1000));
}

TEST_CASE("every step of every finder agrees with the solution: puzzles of every layout kind", "[logic][slow]") {
  int inspected = 0;
  for (const LayoutRef& layout : many_layouts()) inspected += inspect_puzzles(layout, puzzles_asked(), 100, 12) ? 1 : 0;
  CHECK(inspected >= 40);
}

TEST_CASE("every step of every finder agrees with the solution: large grids", "[logic][slow]") {
  CHECK(inspect_puzzles(Layout::with_boxes(3, 4), 2, 1, 8));
  CHECK(inspect_puzzles(Layout::of_side(16), 1, 1, 8));
}

TEST_CASE("every step of every finder agrees with the solution: layouts that are no squares", "[logic]") {
  for (const LayoutRef& layout : other_layouts()) inspect_made_puzzles(layout, 1, 1, 12);
  Random random(7);
  for (int round = 0; round < rounds(8, 2); ++round) inspect_made_puzzles(any_grids(random), 1, 50, 12);
}

TEST_CASE("every step agrees with all solutions of a puzzle with several: layouts that are no squares", "[logic]") {
  int inspected = 0;
  for (const LayoutRef& layout : other_layouts()) {
    inspected += inspect_with_all_solutions(layout, 1, 24) ? 1 : 0;
  }
  CHECK(inspected >= 12);
}

TEST_CASE("every step of every finder agrees with the solution: large layouts that are no squares", "[logic]") {
  for (const char* name : {"1-9@7x7", "0-9", "shape:6x8", "twodoku"}) {
    inspect_made_puzzles(layout_of_name(name).value(), 1, 1, 60);
  }
  const LayoutRef samurai = layout_of_name("samurai").value();
  inspect_made_puzzles(samurai, 1, 1, rounds(30, 100));
  CHECK(inspect_with_all_solutions(samurai, 2, rounds(40, 300)));
}

TEST_CASE("every step of every finder agrees with the solution: many layouts that are no squares", "[logic][slow]") {
  for (const char* name : {"1-9@7x7", "0-9", "shape:6x8", "1-12@10x10", "twodoku", "butterfly", "cross", "windmill"}) {
    inspect_made_puzzles(layout_of_name(name).value(), puzzles_asked(), 100, 32);
  }
  for (const LayoutRef& layout : other_layouts()) {
    inspect_made_puzzles(layout, puzzles_asked() * 2, 200, 4);
    for (std::uint64_t seed = 2; seed <= 3 * puzzles_asked(); ++seed) inspect_with_all_solutions(layout, seed, 8);
  }
}

TEST_CASE("every step of every finder agrees with all solutions: many samurais", "[logic][slow]") {
  const LayoutRef samurai = layout_of_name("samurai").value();
  inspect_made_puzzles(samurai, puzzles_asked() * 2, 1000, 24);
  std::uint64_t inspected = 0;
  for (std::uint64_t seed = 0; seed < puzzles_asked() * 2; ++seed) {
    inspected += inspect_with_all_solutions(samurai, 2000 + seed, 48) ? 1 : 0;
  }
  CHECK(inspected >= puzzles_asked());
}

TEST_CASE("every step of every finder agrees with all solutions: several 9×9 grids", "[logic][slow]") {
  for (const char* name : {"twodoku", "butterfly", "cross", "flower", "sohei", "windmill"}) {
    inspect_made_puzzles(layout_of_name(name).value(), puzzles_asked(), 3000, 32);
    for (std::uint64_t seed = 0; seed < puzzles_asked(); ++seed) {
      inspect_with_all_solutions(layout_of_name(name).value(), 4000 + seed, 96);
    }
  }
  Random random(9);
  for (std::uint64_t round = 0; round < puzzles_asked() * 2; ++round) {
    const LayoutRef grids = any_large_grids(random);
    inspect_made_puzzles(grids, 1, 5000 + round, 24);
    inspect_with_all_solutions(grids, 6000 + round, 64);
  }
}

}  // namespace nonet
