// Every step of every finder, judged by the solution that it may not know: no true candidate is eliminated, no false
// digit placed, and the state has the candidates of its parts.

#include <cstdlib>
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
#include "tests/catch.h"
#include "tests/support/layouts.h"

namespace nonet {

namespace {

using test::any_jigsaw;
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

}  // namespace nonet
