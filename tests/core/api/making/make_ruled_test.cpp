// Puzzles with own rules by level, judged by the teacher's whole path and by a search that shares nothing with the
// generator.

#include "core/api/making/make_ruled.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "core/logic/teacher.h"
#include "core/rule_steps/taught_rules.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/rounds.h"
#include "tests/support/rule_backtracker.h"

using namespace nonet;

namespace {

RuledGoal goal_of(const std::string& rules, const std::string& level, const std::string& layout,
                  const std::string& cells = {}, const std::string& givens = {}) {
  GoalFields fields;
  fields.rules = rules;
  fields.layout = layout;
  fields.cells = cells;
  fields.clues = givens;
  fields.level = level;
  return read_ruled_goal(fields).value();
}

// The path of all techniques, without a bound.
SolvingPath path_of(const Puzzle& puzzle) {
  const TaughtRulesRef rules = taught_rules_of(puzzle);
  return solving_path(PuzzleState(grid_with(*rules, puzzle.givens()), rules));
}

void require_solved_at(const MadeRuled& made, LevelRange levels) {
  const SolvingPath path = path_of(made.generated.puzzle);
  REQUIRE(path.solved);
  const Technique hardest = path.hardest().value();
  CHECK(row_of(hardest).level >= levels.least);
  CHECK(row_of(hardest).level <= levels.most);
  REQUIRE(made.figures);
  CHECK(made.figures->level == row_of(hardest).level);
  CHECK(made.figures->hardest == hardest);
  const bool has_trial = std::any_of(path.steps.begin(), path.steps.end(), [](const Step& step) {
    return row_of(step.technique).family == Family::LastResorts || row_of(step.technique).family == Family::Forcing;
  });
  if (levels.most < Level::Extreme) CHECK_FALSE(has_trial);
}

void require_unique(const MadeRuled& made, std::uint64_t most_digits) {
  const auto solutions = test::RuleBacktracker(made.generated.puzzle).solutions(2, most_digits);
  REQUIRE(solutions);
  CHECK(*solutions == std::vector{write_line(made.generated.solution)});
}

struct LevelCase {
  const char* rules;
  const char* level;
  const char* layout;
  const char* cells = "";
  const char* givens = "";
};

}  // namespace

TEST_CASE("puzzles with rules have the level asked for and one solution") {
  const auto each = GENERATE(values<LevelCase>({{"killer", "easy", "2x3"},
                                                {"killer", "easy", "2x3", "1-4", "0"},
                                                {"killer", "medium", "2x3"},
                                                {"killer", "hard", "2x3"},
                                                {"killer", "easy-medium", "2x3", "2-4", "2"},
                                                {"thermometer", "easy", "2x3"},
                                                {"thermometer", "medium", "2x3"},
                                                {"arrow", "medium", "2x3"},
                                                {"white-dot,black-dot", "medium", "2x3"},
                                                {"white-dot,black-dot", "easy", "2x3"},
                                                {"whisper", "easy", "2x3"},
                                                {"renban", "medium", "2x3"},
                                                {"cage,thermometer,arrow,white-dot,renban", "medium", "2x3"},
                                                {"killer", "medium", "3x3"},
                                                {"thermometer,white-dot", "hard", "3x3"}}));
  CAPTURE(each.rules, each.level, each.layout, each.cells, each.givens);
  const RuledGoal goal = goal_of(each.rules, each.level, each.layout, each.cells, each.givens);
  for (std::uint64_t index = 0; index < test::rounds(2u, 1u); ++index) {
    const auto made = make_ruled(goal, 1, index);
    REQUIRE(made);
    require_solved_at(made.value(), *goal.levels);
    require_unique(made.value(), 1'000'000);
    CHECK_FALSE(made.value().generated.puzzle.own_rules().empty());
    if (std::string(each.givens) == "0") CHECK(made.value().generated.puzzle.givens().clue_count() == 0);
    if (std::string(each.givens) == "2") CHECK(made.value().generated.puzzle.givens().clue_count() == 2);
  }
}

TEST_CASE("extreme killers need forcing or trials") {
  const RuledGoal goal = goal_of("killer", "extreme", "3x3");
  const auto made = make_ruled(goal, 1, 0);
  REQUIRE(made);
  require_solved_at(made.value(), *goal.levels);
}

TEST_CASE("no part of a mix by level can be left out") {
  const RuledGoal goal = goal_of("thermometer,white-dot", "medium", "2x3");
  const auto made = make_ruled(goal, 4, 0);
  REQUIRE(made);
  const Puzzle& puzzle = made.value().generated.puzzle;
  const auto is_solved_at_level = [](const Puzzle& each) {
    const auto figures = rule_figures_of(each, Level::Medium);
    return figures.has_value();
  };
  CHECK(is_solved_at_level(puzzle));
  for (std::size_t without = 0; without < puzzle.own_rules().size(); ++without) {
    Puzzle rest(puzzle.givens());
    std::size_t number = 0;
    for (const Rule& rule : puzzle.own_rules()) {
      if (number++ != without) REQUIRE_FALSE(rest.add(rule).has_value());
    }
    CHECK_FALSE(is_solved_at_level(rest));
  }
}

TEST_CASE("puzzles by level depend on seed and index alone") {
  const RuledGoal goal = goal_of("killer", "medium", "2x3");
  const auto one = make_ruled(goal, 7, 2);
  const auto again = make_ruled(goal, 7, 2);
  const auto other = make_ruled(goal, 7, 3);
  REQUIRE((one && again && other));
  CHECK(one.value().generated.puzzle.own_rules() == again.value().generated.puzzle.own_rules());
  CHECK_FALSE(one.value().generated.puzzle.own_rules() == other.value().generated.puzzle.own_rules());
}

TEST_CASE("a level that no attempt reaches is an error, and so is a stop") {
  // Without givens, easy techniques cannot begin: they find nothing in renban lines.
  const auto missed = make_ruled(goal_of("renban", "easy", "2x2", "3", "0-0"), 1, 0);
  REQUIRE_FALSE(missed);
  CHECK(missed.error() == RulePuzzleError::NotFound);

  StopSource source;
  source.request_stop();
  const auto stopped = make_ruled(goal_of("killer", "medium", "3x3"), 1, 0, {StopToken(source), kUnlimited, {}});
  REQUIRE_FALSE(stopped);
  CHECK(stopped.error() == RulePuzzleError::Stopped);
}

TEST_CASE("ranges of levels are read") {
  CHECK(level_range_of("medium")->least == Level::Medium);
  CHECK(level_range_of("medium")->most == Level::Medium);
  CHECK(level_range_of("easy-hard")->least == Level::Easy);
  CHECK(level_range_of("easy-hard")->most == Level::Hard);
  for (const char* wrong : {"", "-", "hard-easy", "easy-", "-easy", "fiendish", "easy-medium-hard"}) {
    CAPTURE(wrong);
    CHECK_FALSE(level_range_of(wrong));
  }
}

TEST_CASE("five hundred medium killers are solved without trials and have one solution", "[slow]") {
  const RuledGoal goal = goal_of("killer", "medium", "3x3");
  for (std::uint64_t index = 0; index < 500; ++index) {
    CAPTURE(index);
    const auto made = make_ruled(goal, 2026, index);
    REQUIRE(made);
    CHECK(made.value().generated.puzzle.givens().clue_count() == 0);
    require_solved_at(made.value(), *goal.levels);
    require_unique(made.value(), 20'000'000);
  }
}

TEST_CASE("goals with a drawn puzzle are read", "[api][rules]") {
  const LayoutRef layout = layout_of_name("2x3").value();
  Puzzle drawn{Grid(layout)};
  const auto rules = read_rules("cage 9 r1c1 r1c2 r2c1", *layout);
  for (const Rule& rule : rules.value()) REQUIRE_FALSE(drawn.add(rule).has_value());
  GoalFields fields;
  fields.drawn = drawn;
  fields.rules = "killer";
  const auto goal = read_ruled_goal(fields);
  REQUIRE(goal);
  const auto& form = std::get<RuleCompletionForm>(goal.value().form);
  CHECK(form.kinds.size() == 1);
  CHECK(form.kinds[0].kind == RuleKind::Cage);
  CHECK(form.longest == 5);
  CHECK(make_ruled(goal.value(), 1, 0).value().generated.puzzle.layout() == layout);
  fields.clues = "3";
  CHECK(read_ruled_goal(fields).error().fault == GoalFault::BadGivens);
}

TEST_CASE("a goal with rules that cannot be read names its field", "[api][rules]") {
  struct Case {
    std::string GoalFields::*member;
    std::string text;
    std::string rules;
    GoalFault fault;
    std::string_view field;
  };
  const Case cases[] = {
      {&GoalFields::layout, "nonsense", "killer", GoalFault::UnknownLayout, "layout"},
      {&GoalFields::layout, "5x5", "killer", GoalFault::BadSide, "layout"},
      {&GoalFields::layout, "samurai", "killer", GoalFault::BadSide, "layout"},
      {&GoalFields::layout, "shape:6x8", "renban", GoalFault::BadSide, "layout"},
      {&GoalFields::rules, "cage,foo", "", GoalFault::UnknownRule, "rules"},
      {&GoalFields::rules, "cage,cage=2", "", GoalFault::RepeatedRule, "rules"},
      {&GoalFields::cells, "3-10", "killer", GoalFault::BadCells, "cells"},
      {&GoalFields::cells, "2", "renban", GoalFault::BadCells, "cells"},
      {&GoalFields::clues, "1-3", "killer", GoalFault::BadGivens, "clues"},
      {&GoalFields::clues, "3", "renban", GoalFault::BadGivens, "clues"},
      {&GoalFields::symmetry, "90", "killer", GoalFault::BadSymmetry, "symmetry"},
      {&GoalFields::symmetry, "90", "renban", GoalFault::BadSymmetry, "symmetry"},
      {&GoalFields::symmetry, "180", "renban,counting-circles", GoalFault::BadSymmetry, "symmetry"},
      {&GoalFields::symmetry, "45", "killer", GoalFault::UnknownSymmetry, "symmetry"},
      {&GoalFields::level, "hard-easy", "killer", GoalFault::UnknownLevel, "level"},
      {&GoalFields::shown, "x-wing", "killer", GoalFault::FieldWithRules, "shown"},
      {&GoalFields::pattern, "x", "killer", GoalFault::FieldWithRules, "pattern"},
      {&GoalFields::rating, "3.0", "killer", GoalFault::FieldWithRules, "rating"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text, each.field);
    GoalFields fields;
    fields.rules = each.rules;
    fields.*each.member = each.text;
    const auto goal = read_ruled_goal(fields);
    REQUIRE_FALSE(goal);
    CHECK(goal.error().fault == each.fault);
    CHECK(goal.error().field == each.field);
  }
  GoalFields twice;
  twice.rules = "cage,arrow,cage";
  CHECK(read_ruled_goal(twice).error().symbol == "cage");
  GoalFields tried;
  tried.rules = "killer";
  tried.attempts = 3;
  CHECK(read_ruled_goal(tried).error().field == "attempts");
}

TEST_CASE("levels of a goal with rules are a level or a range", "[api][rules]") {
  GoalFields fields;
  fields.rules = "killer";
  CHECK_FALSE(read_ruled_goal(fields).value().levels);
  fields.level = "easy-hard";
  const auto levels = read_ruled_goal(fields).value().levels;
  REQUIRE(levels);
  CHECK(levels->least == Level::Easy);
  CHECK(levels->most == Level::Hard);
}
