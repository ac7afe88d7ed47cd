#include "core/api/making/make_puzzle.h"

#include <algorithm>

#include "core/search/outcome.h"
#include "core/symmetry/transformation_steps.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

PuzzleGoal rated(Tenths least, Tenths most) {
  PuzzleGoal goal;
  goal.difficulty.rating = RatingRange{least, most};
  return goal;
}

PuzzleGoal goal_of_level(Level level) {
  PuzzleGoal goal;
  goal.difficulty.level = level;
  return goal;
}

std::string text_of(const PuzzleOutcome& outcome) {
  return outcome ? symbols_of(outcome.value().generated.puzzle) : "missed";
}

}  // namespace

TEST_CASE("made puzzles meet their goals", "[api][generate]") {
  PuzzleGoal symmetric = rated(26, 40);
  symmetric.form.symmetry = Symmetry::HalfTurn;
  PuzzleGoal few = goal_of_level(Level::Medium);
  few.form.fewest_clues = 24;
  few.form.most_clues = 26;
  PuzzleGoal small = goal_of_level(Level::Medium);
  small.form.layout = Layout::with_boxes(2, 3);
  const PuzzleGoal goals[] = {{}, rated(10, 15), rated(66, 71), goal_of_level(Level::Hard), symmetric, few, small};
  for (const PuzzleGoal& goal : goals) {
    for (std::uint64_t index = 0; index < rounds(3u, 1u); ++index) {
      const PuzzleOutcome outcome = make_puzzle(goal, 8, index);
      REQUIRE(outcome);
      const auto& [puzzle, solution] = outcome.value().generated;
      CHECK(is_solution_of(solution, puzzle));
      CHECK(has_unique_solution(puzzle));
      CHECK(outcome.value().tried >= 1);
      const PuzzleFigures figures = figures_of(puzzle);
      if (goal.difficulty.level) CHECK(figures.level == goal.difficulty.level);
      if (const auto range = goal.difficulty.rating) {
        REQUIRE(figures.rating);
        CHECK((figures.rating->er >= range->least && figures.rating->er <= range->most));
      }
      if (goal.form.most_clues != 0) CHECK((puzzle.clue_count() >= 24 && puzzle.clue_count() <= 26));
      CHECK(text_of(make_puzzle(goal, 8, index)) == symbols_of(puzzle));
    }
  }
}

TEST_CASE("the path of a made puzzle has as many steps besides singles as are asked for", "[api][generate]") {
  struct Case {
    const char* level;
    const char* allowed;
    const char* layout;
    int least, most;
  };
  const TechniqueSet singles = TechniqueSet::up_to(Level::Easy);
  for (const Case& each : {Case{"", "", "3x3", 0, 0}, Case{"", "", "3x3", 4, 6}, Case{"medium", "", "3x3", 1, 1},
                           Case{"hard", "", "2x3", 3, 9},
                           Case{"", "full-house,hidden-single,naked-single,pointing,naked-pair", "3x3", 2, 3}}) {
    GoalFields fields;
    fields.level = each.level;
    fields.allowed = each.allowed;
    fields.layout = each.layout;
    fields.steps = "0-10";
    auto goal = read_goal(fields);
    REQUIRE(goal);
    goal.value().difficulty.steps = NumberRange{each.least, each.most};
    for (std::uint64_t index = 0; index < rounds(3u, 1u); ++index) {
      const PuzzleOutcome outcome = make_puzzle(goal.value(), 5, index);
      REQUIRE(outcome);
      const Grid& puzzle = outcome.value().generated.puzzle;
      CHECK(has_unique_solution(puzzle));
      TeacherOptions options;
      options.allowed = goal.value().difficulty.allowed;
      const SolvingPath path = solving_path(PuzzleState(puzzle), options);
      CHECK(path.solved);
      const auto counted = std::count_if(path.steps.begin(), path.steps.end(),
                                         [&](const Step& step) { return !singles.contains(step.technique); });
      CAPTURE(each.level, each.layout, index, counted);
      CHECK((counted >= each.least && counted <= each.most));
      if (goal.value().difficulty.level) CHECK(figures_of(puzzle).level == goal.value().difficulty.level);
    }
  }
}

TEST_CASE("a goal that has no puzzle with so many steps counts what failed", "[api][generate]") {
  PuzzleGoal goal = goal_of_level(Level::Medium);
  goal.difficulty.steps = NumberRange{60, 70};
  goal.attempts = 40;
  const PuzzleOutcome outcome = make_puzzle(goal, 1);
  REQUIRE_FALSE(outcome);
  CHECK(outcome.error().failed[static_cast<std::size_t>(GoalPart::Steps)] > 0);
}

TEST_CASE("puzzles made together are those that are made one by one", "[api][generate]") {
  for (const PuzzleGoal& goal : {PuzzleGoal{}, goal_of_level(Level::Medium)}) {
    const auto together = make_puzzles(goal, 4, 10, 20);
    REQUIRE(together.size() == 20);
    for (std::size_t i = 0; i < together.size(); ++i)
      CHECK(text_of(together[i]) == text_of(make_puzzle(goal, 4, 10 + i)));
  }
}

TEST_CASE("a missed goal has the nearest puzzle and counts what failed", "[api][generate]") {
  PuzzleGoal goal = rated(112, 120);
  goal.attempts = 50;
  const PuzzleOutcome outcome = make_puzzle(goal, 1);
  REQUIRE_FALSE(outcome);
  const MissedGoal& missed = outcome.error();
  CHECK(missed.error == GenerateError::NotFound);
  CHECK(missed.tried == 50);
  std::uint64_t failed = 0;
  for (const std::uint64_t count : missed.failed) failed += count;
  CHECK(failed == 50);
  REQUIRE(missed.nearest);
  CHECK(missed.nearest->failed == GoalPart::Rating);
  REQUIRE(missed.nearest->figures.rating);
  CHECK(missed.nearest->distance == 112 - missed.nearest->figures.rating->er);
}

TEST_CASE("a form that is out of reach is missed without a nearest puzzle", "[api][generate]") {
  PuzzleGoal goal;
  goal.form.layout = Layout::with_boxes(2, 2);
  goal.form.most_clues = 3;
  goal.attempts = 30;
  const PuzzleOutcome outcome = make_puzzle(goal, 1);
  REQUIRE_FALSE(outcome);
  CHECK_FALSE(outcome.error().nearest.has_value());
  CHECK(outcome.error().failed[static_cast<std::size_t>(GoalPart::Form)] == 30);
}

TEST_CASE("puzzles isomorphic to known ones are avoided", "[api][generate]") {
  const PuzzleGoal any;
  const Grid first = make_puzzle(any, 3).value().generated.puzzle;
  const auto turned = parse_transformation("rotate:90;swap-digits:1,2;swap-bands:1,3", first.layout());
  PuzzleClasses known;
  CHECK(known.insert(first));
  CHECK_FALSE(known.insert(turned.value()(first)));
  CHECK(known.size() == 1);
  PuzzleGoal other;
  other.avoid = &known;
  const PuzzleOutcome outcome = make_puzzle(other, 3);
  REQUIRE(outcome);
  CHECK(outcome.value().tried > 1);
  CHECK_FALSE(known.contains(outcome.value().generated.puzzle, outcome.value().generated.solution));
}

TEST_CASE("puzzles with the solution of a known one are avoided", "[api][generate]") {
  const PuzzleGoal any;
  const auto [puzzle, solution] = make_puzzle(any, 3).value().generated;
  // Another puzzle with an isomorphic solution: all digits but one are given.
  const auto turned = parse_transformation("rotate:90;swap-digits:1,2;swap-bands:1,3", puzzle.layout());
  const Grid other_solution = turned.value()(solution);
  Grid other = other_solution;
  other[Cell{0}] = kBlank;
  PuzzleClasses known;
  CHECK(known.insert(other, other_solution));
  PuzzleGoal goal;
  goal.avoid = &known;
  const PuzzleOutcome outcome = make_puzzle(goal, 3);
  REQUIRE(outcome);
  CHECK(outcome.value().tried > 1);
  CHECK(outcome.value().generated.solution != solution);
}

TEST_CASE("impossible goals are refused at once", "[api][generate]") {
  CHECK_FALSE(check(PuzzleGoal{}));
  CHECK(check(rated(13, 14)) == ImpossibleGoal(DifficultyError::NoSuchRating));
  PuzzleGoal clues;
  clues.form.fewest_clues = 30;
  clues.form.most_clues = 20;
  CHECK(check(clues) == ImpossibleGoal(GenerateError::BadClues));
  PuzzleGoal jigsaw = rated(10, 20);
  jigsaw.form.jigsaw_side = 9;
  CHECK(check(jigsaw) == ImpossibleGoal(DifficultyError::NotRatable));
}

// Counts how often work looks at the stop, and asks for it after some looks.
class StopAfter final : public StopSource {
 public:
  explicit StopAfter(int looks) : looks_(looks) {}
  bool stop_requested() const override { return --looks_ < 0; }

 private:
  mutable int looks_;
};

TEST_CASE("a stop ends the search for a puzzle", "[api][generate]") {
  for (const int looks : {0, 1, 10, 200}) {
    const StopAfter stop(looks);
    const PuzzleOutcome outcome = make_puzzle(rated(115, 120), 1, 0, {StopToken(stop), kUnlimited, {}});
    REQUIRE_FALSE(outcome);
    CHECK(outcome.error().error == GenerateError::Stopped);
  }
}
