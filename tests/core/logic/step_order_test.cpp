#include "core/logic/step_order.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/states.h"

namespace nonet {

namespace {

TeacherOptions by_value() {
  TeacherOptions options;
  options.order = StepOrder::Value;
  return options;
}

int price_of_first(const PuzzleState& state, Technique technique) {
  const std::vector<Step> steps = find_steps(state, technique);
  REQUIRE_FALSE(steps.empty());
  return price_of(steps[0]);
}

// A chain of as many strong links.
Step chain_of(Technique technique, int strong_links, DigitSet digits) {
  Step step(technique, digits);
  for (std::uint16_t node = 0; node < 2 * strong_links; ++node) {
    step.add_part(Role::Node, Cell{node}, digits);
    if (node > 0) step.add_link(static_cast<std::uint16_t>(node - 1), node, node % 2 == 1);
  }
  step.eliminate(Cell{80}, digits.first());
  return step;
}

}  // namespace

TEST_CASE("a step costs more when more has to be seen for it", "[logic][order]") {
  const DigitSet two = DigitSet::from_bits(0b11);
  CHECK(price_of(chain_of(Technique::Aic, 3, two)) < price_of(chain_of(Technique::XyChain, 8, two)));
  CHECK(price_of(chain_of(Technique::Aic, 3, two)) == price_of(chain_of(Technique::XyChain, 3, two)));
  CHECK(price_of(chain_of(Technique::XChain, 3, DigitSet::from_bits(1))) < price_of(chain_of(Technique::Aic, 3, two)));

  const int fish2 = price_of_first(test::state_limited("r2:3,7 r6:3,7"), Technique::XWing);
  const int fish3 = price_of_first(test::state_limited("r2:3,7 r6:3,9 r8:7,9"), Technique::Swordfish);
  CHECK(fish2 < fish3);
  const int pair = price_of_first(test::state_with("r1c1=12 r1c5=12"), Technique::NakedPair);
  const int triple = price_of_first(test::state_with("r1c1=12 r1c5=23 r1c8=13"), Technique::NakedTriple);
  CHECK(pair < triple);
  CHECK(price_of_first(test::state_limited("b1:1,2"), Technique::Pointing) < pair);
}

TEST_CASE("what opens the way to a digit is worth more", "[logic][order]") {
  const DigitSet one = DigitSet::from_bits(1);
  Step to_cell(Technique::Pointing, one);
  to_cell.eliminate(Cell{0}, Digit{1});
  Step to_house = to_cell;
  Step nowhere = to_cell;
  const PuzzleState state = test::state_with("r1c1=12");
  CHECK(gain_of(to_cell, state) > gain_of(nowhere, test::state_with("r1c1=123")));
  CHECK(gain_of(to_house, test::state_limited("r1:1,5")) > gain_of(nowhere, test::state_limited("r1:1,5,9")));
  CHECK(best_step({nowhere, to_cell}, state, false) == 0);  // The first of two equal steps.

  Step placing(Technique::Pointing, one);
  placing.add_placement(Cell{5}, Digit{1});
  Step many(Technique::Pointing, one);
  for (std::uint16_t cell = 20; cell < 40; ++cell) many.eliminate(Cell{cell}, Digit{1});
  CHECK(best_step({many, placing}, state, false) == 0);
  CHECK(best_step({many, placing}, state, true) == 1);
}

TEST_CASE("steps that place a digit are not joined, and the others keep all rules, parts and eliminations",
          "[logic][order]") {
  const auto step_of = [](std::uint16_t rule, Cell cell, bool places) {
    Step step(Technique::ExcludedDigits, DigitSet::from_bits(1));
    step.rules.push_back(rule);
    step.add_part(Role::RuleCell, cell, DigitSet::from_bits(1));
    if (places) {
      step.add_placement(cell, Digit{2});
    } else {
      step.eliminate(cell, Digit{1});
    }
    return step;
  };
  const std::vector<Step> steps = with_joined_eliminations(
      {step_of(0, Cell{4}, false), step_of(1, Cell{5}, true), step_of(2, Cell{3}, false), step_of(3, Cell{4}, false)});
  REQUIRE(steps.size() == 2);
  CHECK(steps[0].placements.size() == 1);
  CHECK(steps[1].placements.empty());
  CHECK(steps[1].rules == std::vector<std::uint16_t>{0, 2, 3});
  CHECK(steps[1].parts.size() == 3);
  REQUIRE(steps[1].eliminations.size() == 2);
  CHECK(steps[1].eliminations[0].cell == Cell{3});
  CHECK(with_joined_eliminations({}).empty());
}

TEST_CASE("ordered by value, a search that is stopped in a technique gives what was found before it",
          "[logic][order]") {
  // A naked pair, and much that takes longer.
  const PuzzleState state(
      test::grid_of("..8.......3..1.6....79..4..4.......9......2...5.3....1.4...6.7..1..5..8.9.......2"));
  int with_step = 0;
  for (const std::uint64_t work : {0, 1, 10, 100, 1000, 10000, 100000}) {
    WorkBudget budget(work, {});
    const FoundStep found = find_next_step(state, by_value(), budget.token());
    CAPTURE(work);
    with_step += found.step ? 1 : 0;
    if (!found.step) {
      CHECK(found.stopped_at.has_value());
    } else if (found.stopped_at) {
      CHECK(row_of(*found.stopped_at).level < row_of(found.step->technique).level);
    }
  }
  CHECK(with_step > 0);
}

TEST_CASE("ordered by value, a path has the same level, and solves what the order of techniques solves",
          "[logic][order]") {
  PuzzleForm form;
  form.minimal = true;
  std::size_t steps[2] = {0, 0};
  for (std::uint64_t index = 0; index < 60; ++index) {
    CAPTURE(index);
    const Grid puzzle = generate(form, 5, index).value().puzzle;
    const SolvingPath by_technique = solving_path(PuzzleState(puzzle));
    const SolvingPath path = solving_path(PuzzleState(puzzle), by_value());
    REQUIRE(path.solved);
    CHECK(row_of(*path.hardest()).level == row_of(*by_technique.hardest()).level);
    steps[0] += by_technique.steps.size();
    steps[1] += path.steps.size();
  }
  CHECK(steps[1] < steps[0]);
}

TEST_CASE("ordered by value, each step is of the easiest level that has one", "[logic][order]") {
  PuzzleForm form;
  form.minimal = true;
  int others = 0;
  for (std::uint64_t index = 0; index < 20; ++index) {
    PuzzleState state(generate(form, 6, index).value().puzzle);
    while (!state.is_solved()) {
      const std::optional<Step> easiest = next_step(state);
      const std::optional<Step> step = next_step(state, by_value());
      REQUIRE((easiest && step));
      REQUIRE(row_of(step->technique).level == row_of(easiest->technique).level);
      others += step->technique != easiest->technique ? 1 : 0;
      state.apply(*step);
    }
  }
  CHECK(others > 10);
}

}  // namespace nonet
