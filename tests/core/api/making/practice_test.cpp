#include "core/api/making/practice.h"

#include <algorithm>

#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet {

TEST_CASE("practice stops, and layouts without puzzles have none", "[practice]") {
  StopSource stop;
  stop.request_stop();
  PracticeGoal goal;
  goal.technique = Technique::XWing;
  CHECK(make_exercise(goal, {StopToken(stop), kUnlimited, {}}).error() == PracticeError::Stopped);
  goal.layout = Layout::with_boxes(10, 10);
  CHECK(make_exercise(goal).error() == PracticeError::NoPuzzle);
  goal.layout = Layout::classic();
  goal.technique = Technique::Squirmbag;
  CHECK(make_exercise(goal).error() == PracticeError::NeverNeeded);
}

TEST_CASE("exercise i of a seed is its own", "[practice]") {
  PracticeGoal goal;
  goal.technique = Technique::NakedPair;
  const auto first = make_exercise(goal);
  goal.index = 1;
  const auto second = make_exercise(goal);
  CHECK_FALSE(first.value().puzzle == second.value().puzzle);
  CHECK(make_exercise(goal).value().puzzle == second.value().puzzle);
}

TEST_CASE("in an exercise nothing easier helps, and every answer is a step of the technique", "[practice]") {
  for (const Technique technique : {Technique::NakedSingle, Technique::NakedPair, Technique::XWing}) {
    CAPTURE(row_of(technique).id);
    PracticeGoal goal;
    goal.technique = technique;
    goal.seed = 3;
    const auto made = make_exercise(goal);
    REQUIRE(made);
    const Exercise& exercise = made.value();
    CHECK(test::is_solution_of(exercise.solution, exercise.puzzle));
    TeacherOptions easier;
    easier.allowed = taught_up_to(technique);
    easier.allowed.erase(technique);
    CHECK_FALSE(next_step(exercise.state, easier).has_value());
    REQUIRE_FALSE(exercise.answers.empty());
    for (const Step& answer : exercise.answers) {
      CHECK(answer.technique == technique);
      for (const Candidate& gone : answer.eliminations) CHECK(exercise.solution[gone.cell] != gone.digit);
      for (const Candidate& placed : answer.placements) CHECK(exercise.solution[placed.cell] == placed.digit);
    }
  }
}

TEST_CASE("an exercise for a technique that no path shows needs the technique", "[practice]") {
  PracticeGoal goal;
  goal.technique = Technique::DualTwoStringKite;
  const auto made = make_exercise(goal);
  REQUIRE(made);
  TeacherOptions easier;
  easier.allowed = TechniqueSet::up_to(Level::Medium);
  CHECK_FALSE(next_step(made.value().state, easier).has_value());
  CHECK_FALSE(made.value().answers.empty());
}

TEST_CASE("the searches for an exercise share the attempts", "[practice]") {
  const auto usual = practice_searches(Technique::XWing, 5000);
  REQUIRE(usual.size() == 2);
  CHECK(usual[0].attempts == kShownAttempts);
  CHECK(usual[0].attempts + usual[1].attempts == 5000);
  CHECK(usual[0].difficulty.shown.contains(Technique::XWing));
  CHECK(usual[1].difficulty.required.contains(Technique::XWing));
  const auto few = practice_searches(Technique::XWing, 10);
  REQUIRE(few.size() == 1);
  CHECK(few[0].attempts == 10);
  const auto never_shown = practice_searches(Technique::DualEmptyRectangle, 10);
  REQUIRE(never_shown.size() == 1);
  CHECK(never_shown[0].difficulty.shown.empty());
}

TEST_CASE("a puzzle that singles solve is no exercise for other techniques", "[practice]") {
  const Grid puzzle =
      test::grid_of("6...1953.95.4.2.188...6.9..349..1....82......51.98..42...1...7.16.7.4893437..8.6.");
  const Grid solution = solve(puzzle).solutions.front();
  CHECK_FALSE(exercise_in(puzzle, solution, Technique::XWing, taught_up_to(Technique::XWing)).has_value());
  CHECK_FALSE(is_ever_needed(Technique::Squirmbag, *Layout::classic(), TechniqueSet::all()));
  CHECK(is_ever_needed(Technique::Squirmbag, *Layout::of_side(10), TechniqueSet::all()));
}

}  // namespace nonet
