// The order of steps by value in puzzles with own rules.

#include <algorithm>
#include <string>

#include "core/formats/rule_text.h"
#include "core/logic/teacher.h"
#include "core/rule_steps/taught_rules.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;

namespace {

// Of `nonet generate --own-rules killer`, level medium.
constexpr const char* kMediumKiller =
    "cage 18 r1c1 r1c2 r2c1 r2c2; cage 17 r1c3 r1c4; cage 9 r1c5 r1c6; cage 19 r1c7 r1c8 r2c7 r2c8; cage 12 r1c9 r2c9; "
    "cage 26 r2c3 r2c4 r3c3 r4c3; cage 12 r2c5 r2c6 r3c5 r3c6; cage 6 r3c1 r3c2; cage 17 r3c4 r4c4-r4c6 r5c5; "
    "cage 23 r3c7 r3c8 r4c7 r5c7; cage 26 r3c9 r4c8 r4c9 r5c8 r5c9; cage 12 r4c1 r4c2; cage 25 r5c1 r5c2 r6c2 r6c3; "
    "cage 21 r5c3 r5c4 r6c4 r6c5; cage 15 r5c6 r6c6; cage 3 r6c1 r7c1; cage 12 r6c7-r6c9 r7c7; cage 24 r7c2-r7c5; "
    "cage 23 r7c6 r8c4-r8c6; cage 22 r7c8 r7c9 r8c8 r8c9; cage 7 r8c1 r9c1; cage 22 r8c2 r8c3 r9c2 r9c3; "
    "cage 22 r8c7 r9c4-r9c7; cage 12 r9c8 r9c9";

// The same of level easy, with one given.
constexpr const char* kEasyKiller =
    "cage 13 r1c1 r1c2; cage 17 r1c3-r1c6; cage 9 r1c7 r1c8; cage 27 r1c9 r2c6-r2c9; cage 13 r2c1 r2c2; "
    "cage 8 r2c3 r2c4; cage 32 r2c5 r3c5-r3c7 r4c5; cage 6 r3c1 r4c1; cage 4 r3c2 r4c2; "
    "cage 24 r3c3 r3c4 r4c3 r4c4; cage 19 r3c8 r3c9 r4c6-r4c8; cage 10 r4c9 r5c9; cage 13 r5c1 r5c2; "
    "cage 14 r5c3-r5c5; cage 7 r5c6 r5c7; cage 20 r5c8 r6c8 r6c9; cage 14 r6c1 r7c1; cage 16 r6c2 r7c2; "
    "cage 4 r6c3 r6c4; cage 7 r6c5 r6c6; cage 16 r6c7-r8c7 r9c6 r9c7; cage 17 r7c3 r7c4; cage 13 r7c5 r8c5; "
    "cage 3 r7c6 r8c6; cage 9 r7c8 r8c8; cage 29 r7c9 r8c9 r9c8 r9c9; cage 5 r8c1 r8c2; cage 13 r8c3 r8c4; "
    "cage 10 r9c1-r9c3; cage 13 r9c4 r9c5";

PuzzleState state_of(const char* rules) {
  std::string givens(81, '.');
  if (rules == kEasyKiller) givens[20] = '7';
  Puzzle puzzle(test::grid_of(givens, "3x3"));
  const auto read = read_rules(rules, *puzzle.layout());
  REQUIRE(read);
  for (const Rule& rule : read.value()) REQUIRE_FALSE(puzzle.add(rule).has_value());
  const TaughtRulesRef taught = taught_rules_of(puzzle);
  REQUIRE(taught);
  return PuzzleState(grid_with(*taught, puzzle.givens()), taught);
}

SolvingPath path_of(const char* rules, StepOrder order) {
  TeacherOptions options;
  options.order = order;
  return solving_path(state_of(rules), options);
}

// How many steps come before the first digit.
std::ptrdiff_t before_first_digit(const SolvingPath& path) {
  return std::find_if(path.steps.begin(), path.steps.end(), [](const Step& step) { return !step.placements.empty(); }) -
         path.steps.begin();
}

std::ptrdiff_t steps_without_digit(const SolvingPath& path) {
  return std::count_if(path.steps.begin(), path.steps.end(), [](const Step& step) { return step.placements.empty(); });
}

}  // namespace

TEST_CASE("a killer of level medium begins with a digit, and takes fewer steps without one", "[rule_steps][order]") {
  const SolvingPath by_technique = path_of(kMediumKiller, StepOrder::Technique);
  const SolvingPath path = path_of(kMediumKiller, StepOrder::Value);
  REQUIRE(path.solved);
  CHECK(row_of(*path.hardest()).level == Level::Medium);
  CHECK(before_first_digit(path) == 0);
  CHECK(steps_without_digit(path) < steps_without_digit(by_technique));
}

TEST_CASE("what each rule forbids by itself is one step with all these rules", "[rule_steps][order]") {
  const SolvingPath path = path_of(kMediumKiller, StepOrder::Value);
  const auto is_exclusion = [](const Step& step) { return step.technique == Technique::ExcludedDigits; };
  REQUIRE(std::count_if(path.steps.begin(), path.steps.end(), is_exclusion) == 1);
  const Step& step = *std::find_if(path.steps.begin(), path.steps.end(), is_exclusion);
  CHECK(step.rules.size() > 5);
  CHECK(std::is_sorted(step.rules.begin(), step.rules.end()));
  for (std::size_t next = 1; next < step.eliminations.size(); ++next) {
    CHECK_FALSE((step.eliminations[next].cell == step.eliminations[next - 1].cell &&
                 step.eliminations[next].digit == step.eliminations[next - 1].digit));
  }
}

TEST_CASE("a killer that steps of level easy solve shows no other step", "[rule_steps][order]") {
  const SolvingPath path = path_of(kEasyKiller, StepOrder::Value);
  REQUIRE(path.solved);
  CHECK(std::all_of(path.steps.begin(), path.steps.end(),
                    [](const Step& step) { return row_of(step.technique).level == Level::Easy; }));
}
