#include <algorithm>
#include <functional>

#include "core/formats/layout_name.h"
#include "core/formats/symbols.h"
#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/logic/teacher.h"
#include "core/logic/template_search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/states.h"

using namespace nonet;

namespace {

// Returns the cells of all templates by brute force: a choice of one candidate in each row counts if it breaks no rule
// and every house has the digit.
CellSet possible_by_rows(const PuzzleState& state, Digit digit) {
  const Layout& layout = state.layout();
  CellSet possible;
  std::vector<Cell> chosen;
  const auto fills_all_houses = [&] {
    for (std::uint16_t index = 0; index < layout.house_count(); ++index) {
      const std::span<const Cell> house = layout.cells(House{index});
      const auto in_house = [&](Cell cell) { return std::find(house.begin(), house.end(), cell) != house.end(); };
      if (std::none_of(chosen.begin(), chosen.end(), in_house)) return false;
    }
    return true;
  };
  const std::function<void(int)> extend = [&](int row) {
    if (row == layout.side()) {
      if (!fills_all_houses()) return;
      for (const Cell cell : chosen) possible.insert(cell);
      return;
    }
    for (int column = 0; column < layout.side(); ++column) {
      const Cell cell = layout.cell(row, column);
      const auto is_free = [&](Cell other) { return !test::differ(layout, cell, other); };
      if (!state.candidates(cell).contains(digit) || !std::all_of(chosen.begin(), chosen.end(), is_free)) continue;
      chosen.push_back(cell);
      extend(row + 1);
      chosen.pop_back();
    }
  };
  extend(0);
  return possible;
}

}  // namespace

TEST_CASE("the search finds the cells of all templates of a digit, in every layout", "[logic]") {
  Random random(5);
  int impossible = 0;
  for (const LayoutRef& layout : test::small_layouts()) {
    const PuzzleState state = test::random_state(layout, 2, 1 + layout->side() / 2, random);
    StopCheck check{StopToken()};
    for (int value = 1; value <= layout->side(); ++value) {
      const Digit digit{static_cast<std::uint8_t>(value)};
      const CellSet expected = possible_by_rows(state, digit);
      CAPTURE(name_of(*layout), value);
      CHECK(cells_in_templates(state, digit, state.cells(digit), 20000, check) == expected);
      impossible += expected == state.cells(digit) ? 0 : 1;
    }
  }
  CHECK(impossible > 50);
}

TEST_CASE("a template step has the cells of all templates, or the candidates of none", "[logic]") {
  // In row 1 the digit is in the first box, so in row 2 it is in the second.
  const PuzzleState state = test::state_with("r1c34-1", "2x2");
  CHECK(test::results_of(state, Technique::TemplateSet).empty());
  CHECK(test::results_of(state, Technique::TemplateDelete) == "r2c1<>1 r2c2<>1");
  const PuzzleState fixed = test::state_with("r1c234-1 r2c12-1 r3c14-1", "2x2");
  CHECK(test::results_of(fixed, Technique::TemplateSet).substr(0, 6) == "r1c1=1");
  const std::vector<Step> steps = find_steps(fixed, Technique::TemplateDelete);
  REQUIRE_FALSE(steps.empty());
  REQUIRE(steps.front().parts.size() == 1);
  CHECK(steps.front().parts[0].role == Role::Template);
  for (const Candidate& gone : steps.front().eliminations) {
    const std::vector<Cell>& cells = steps.front().parts[0].cells;
    CHECK(std::find(cells.begin(), cells.end(), gone.cell) == cells.end());
  }
}

TEST_CASE("a template step says how many templates there are, and which cells other digits need", "[logic]") {
  struct Case {
    const char* state;
    TemplateCount count;
  };
  // The digit 1 of a 4x4 grid: r1c2, r2c4, r3c1, r4c3 is its only template; or r4c3 and r3c3 may change places.
  for (const Case& it :
       {Case{"r1c134-1 r2c123-1 r3c234-1 r4c24-1", TemplateCount::One}, Case{"r1c34-1", TemplateCount::Several}}) {
    const PuzzleState state = test::state_with(it.state, "2x2");
    CAPTURE(it.state);
    for (const Technique technique : {Technique::TemplateSet, Technique::TemplateDelete}) {
      for (const Step& step : find_steps(state, technique)) {
        if (step.digits.contains(Digit{1})) CHECK(step.templates == it.count);
      }
    }
    CHECK_FALSE(find_steps(state, Technique::TemplateDelete).empty());
  }
  // Every template of 1 uses r1c2, so no template of 2 can.
  const PuzzleState state = test::state_with("r1c134-1", "2x2");
  bool is_said = false;
  for (const Step& step : find_steps(state, Technique::TemplateDelete)) {
    if (!step.digits.contains(Digit{2})) continue;
    REQUIRE(step.parts.size() == 2);
    CHECK(step.parts[1].cells == std::vector<Cell>{state.layout().cell(0, 1)});
    CHECK(step.parts[1].digits == DigitSet(Digit{1}));
    is_said = true;
  }
  CHECK(is_said);
}

TEST_CASE("trial and error eliminates exactly the candidates that are in no solution", "[logic]") {
  // Grids with several solutions.
  for (const char* puzzle : {"1...............", "1..2............", "12...3..........", "..1.2..........3"}) {
    const Grid grid = test::grid_of(puzzle, "2x2");
    const std::vector<std::string> solutions = test::brute_force(grid, 1000);
    const PuzzleState state{grid};
    CellSet eliminated;
    std::size_t count = 0;
    for (const Step& step : find_steps(state, Technique::TrialAndError)) count += step.eliminations.size();
    std::size_t expected = 0;
    state.open().for_each([&](Cell cell) {
      state.candidates(cell).for_each([&](Digit digit) {
        const auto has_it = [&](const std::string& solution) { return solution[cell.index] == symbol_of(digit); };
        expected += std::none_of(solutions.begin(), solutions.end(), has_it) ? 1u : 0u;
      });
    });
    CAPTURE(puzzle, solutions.size());
    CHECK(count == expected);
  }
}

TEST_CASE("with singles and trial and error alone every puzzle is solved", "[logic]") {
  TeacherOptions options;
  options.allowed = TechniqueSet::up_to(Level::Easy);
  options.allowed.insert(Technique::TrialAndError);
  for (const char* name : {"2x3", "3x3", "3x3+x", "2x4"}) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      PuzzleForm form;
      form.layout = layout_of_name(name).value();
      form.minimal = true;
      const auto generated = generate(form, seed);
      REQUIRE(generated);
      const SolvingPath path = solving_path(PuzzleState(generated.value().puzzle), options);
      CAPTURE(name, seed);
      CHECK(path.solved);
      for (const Step& step : path.steps) {
        for (const auto& [cell, digit] : step.eliminations) CHECK(generated.value().solution[cell] != digit);
      }
    }
  }
}

TEST_CASE("a trial step has its assumption and its contradiction", "[logic]") {
  const PuzzleState state = test::state_with("r1c1=149 r1c5=12 r5c1=13 r5c5=23");
  const std::vector<Step> steps = find_steps(state, Technique::TrialAndError);
  REQUIRE_FALSE(steps.empty());
  CHECK(test::result_of(steps.front(), state.layout()) == "r1c1<>1");
  REQUIRE(steps.front().parts.size() == 2);
  CHECK(steps.front().parts[0].role == Role::Assumption);
  CHECK(steps.front().parts[1].role == Role::Contradiction);
  CHECK(steps.front().parts[1].cells == std::vector<Cell>{state.layout().cell(4, 4)});
}

TEST_CASE("a stopped search gives up its trials", "[logic]") {
  StopSource source;
  source.request_stop();
  const PuzzleState state{test::grid_of("1...............", "2x2")};
  CHECK(find_steps(state, Technique::TrialAndError, {}, StopToken(source)).empty());
}
