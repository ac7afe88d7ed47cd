#include <string>
#include <vector>

#include "core/api/making/make_puzzle.h"
#include "core/api/teaching/exercise.h"
#include "core/formats/layout_name.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

template <class Change>
GoalFields fields_with(const Change& change) {
  GoalFields fields;
  change(fields);
  return fields;
}

TechniqueSet set_of(std::initializer_list<Technique> techniques) {
  TechniqueSet set;
  for (const Technique technique : techniques) set.insert(technique);
  return set;
}

}  // namespace

TEST_CASE("empty fields are any classic puzzle", "[api][goal]") {
  const PuzzleGoal goal = read_goal({}).value();
  CHECK(*goal.form.layout == *Layout::classic());
  CHECK(goal.form.symmetry == Symmetry::None);
  CHECK(goal.form.method == Method::Remove);
  CHECK(goal.form.most_clues == 0);
  CHECK(goal.difficulty.is_any());
  CHECK(goal.attempts == kFormAttempts);
  CHECK(read_goal(fields_with([](GoalFields& it) { it.level = "easy"; })).value().attempts == 100'000);
  CHECK(read_goal(fields_with([](GoalFields& it) { it.level = "easy", it.layout = "1-9@7x7"; })).value().attempts ==
        12'494);
  CHECK(read_goal(fields_with([](GoalFields& it) { it.attempts = 7; })).value().attempts == 7);
  CHECK(read_goal(fields_with([](GoalFields& it) { it.clues = "18"; })).value().attempts == 200);
  CHECK(read_goal(fields_with([](GoalFields& it) { it.clues = "18", it.symmetry = "180"; })).value().attempts ==
        kFormAttempts);
  CHECK(read_goal(fields_with([](GoalFields& it) { it.pattern = "xx..xx....xx..xx"; })).value().attempts ==
        kPatternAttempts);
}

TEST_CASE("each field of a goal is read into its part", "[api][goal]") {
  const PuzzleGoal goal = read_goal(fields_with([](GoalFields& it) {
                            it.layout = "3x3";
                            it.symmetry = "180";
                            it.clues = "26-30";
                            it.minimal = true;
                            it.keep = grid_of("12......." + std::string(72, '.'));
                            it.method = "add";
                            it.level = "hard";
                            it.rating = "3.0-3.8";
                            it.shown = "x-wing";
                            it.needed = "naked-pair";
                            it.forbidden = "swordfish";
                          })).value();
  CHECK(goal.form.symmetry == Symmetry::HalfTurn);
  CHECK(goal.form.fewest_clues == 26);
  CHECK(goal.form.most_clues == 30);
  CHECK(goal.form.minimal);
  CHECK(goal.form.pattern.empty());
  REQUIRE(goal.form.keep);
  CHECK(goal.form.keep->clue_count() == 2);
  CHECK(goal.form.method == Method::Add);
  CHECK(goal.difficulty.level == Level::Hard);
  REQUIRE(goal.difficulty.rating);
  CHECK(goal.difficulty.rating->least == 30);
  CHECK(goal.difficulty.rating->most == 38);
  CHECK(goal.difficulty.shown == set_of({Technique::XWing}));
  CHECK(goal.difficulty.required == set_of({Technique::NakedPair}));
  CHECK(goal.difficulty.allowed == TechniqueSet::all() - set_of({Technique::Swordfish}));
  const auto of_pattern = read_form(fields_with([](GoalFields& it) { it.pattern = "xx...x" + std::string(75, '.'); }));
  REQUIRE(of_pattern);
  CHECK(of_pattern.value().pattern == std::vector<Cell>{Cell{0}, Cell{1}, Cell{5}});
}

TEST_CASE("the layout of a goal is named, or that of its digits or of its pattern", "[api][goal]") {
  const LayoutRef small = Layout::with_boxes(2, 3);
  CHECK(name_of(*read_form(fields_with([](GoalFields& it) { it.layout = "2x3"; })).value().layout) == "2x3");
  CHECK(name_of(*read_form(fields_with([&](GoalFields& it) { it.keep = Grid(small); })).value().layout) == "2x3");
  const auto of_pattern =
      read_form(fields_with([](GoalFields& it) { it.pattern = "# four rows\nx..x\n.00.\n1111\n...."; }));
  REQUIRE(of_pattern);
  CHECK(name_of(*of_pattern.value().layout) == "2x2");
  CHECK(of_pattern.value().pattern.size() == 6);
  CHECK(read_form(fields_with([](GoalFields& it) { it.layout = "jigsaw:7"; })).value().jigsaw_side == 7);
}

TEST_CASE("techniques that are asked for are allowed, and nothing harder without a list or a level", "[api][goal]") {
  struct Case {
    const char *shown, *needed, *allowed, *forbidden, *level;
    TechniqueSet expected;
  };
  const TechniqueSet all = TechniqueSet::all();
  const TechniqueSet singles = TechniqueSet::up_to(Level::Easy);
  const Case cases[] = {
      {"", "", "", "", "", all},
      {"x-wing", "", "", "", "", taught_up_to(Technique::XWing)},
      {"", "x-wing", "", "", "", practice_techniques(Technique::XWing)},
      {"x-wing", "", "full-house,hidden-single,naked-single", "", "", singles | set_of({Technique::XWing})},
      {"", "x-wing", "full-house,hidden-single,naked-single", "", "", singles | set_of({Technique::XWing})},
      {"x-wing", "", "", "", "hard", all},
      {"x-wing,swordfish", "", "", "x-wing", "", taught_up_to(Technique::Swordfish) - set_of({Technique::XWing})},
      {"", "", "", "x-wing", "", all - set_of({Technique::XWing})},
  };
  for (const Case& each : cases) {
    const auto difficulty = read_difficulty(fields_with([&](GoalFields& it) {
      it.shown = each.shown;
      it.needed = each.needed;
      it.allowed = each.allowed;
      it.forbidden = each.forbidden;
      it.level = each.level;
    }));
    INFO(each.shown << '|' << each.needed << '|' << each.allowed << '|' << each.forbidden << '|' << each.level);
    REQUIRE(difficulty);
    CHECK(difficulty.value().allowed == each.expected);
  }
}

TEST_CASE("ranges of ratings and of clues are read", "[api][goal]") {
  struct Case {
    const char* text;
    int least, most;
  };
  for (const auto& [text, least, most] :
       {Case{"6.6-7.1", 66, 71}, Case{"7", 70, 70}, Case{"0-2.0", 0, 20}, Case{"20.0", 200, 200}}) {
    const auto range = rating_range_of(text);
    REQUIRE(range);
    CHECK(range->least == least);
    CHECK(range->most == most);
  }
  for (const char* text : {"", "-", "x", "6.66", "7-6", "20.1", "6.", "-3", "6.6-", "99999999999"})
    CHECK_FALSE(rating_range_of(text));
  CHECK(number_range_of("24-30")->last == 30);
  CHECK(number_range_of("0-30")->first == 0);
  for (const char* text : {"", "0", "30-24", "10001", "x", "2-", "-2", "2.5"}) CHECK_FALSE(number_range_of(text));
}

TEST_CASE("fields that are no goal are refused with a reason", "[api][goal]") {
  struct Case {
    GoalFields fields;
    GoalFault fault;
    std::string_view field;
  };
  const Case cases[] = {
      {fields_with([](GoalFields& it) { it.layout = "nonsense"; }), GoalFault::UnknownLayout, "layout"},
      {fields_with([](GoalFields& it) { it.symmetry = "45"; }), GoalFault::UnknownSymmetry, "symmetry"},
      {fields_with([](GoalFields& it) { it.method = "guess"; }), GoalFault::UnknownMethod, "method"},
      {fields_with([](GoalFields& it) { it.clues = "30-20"; }), GoalFault::BadClues, "clues"},
      {fields_with([](GoalFields& it) { it.pattern = "x.x"; }), GoalFault::PatternSize, "pattern"},
      {fields_with([](GoalFields& it) { it.pattern = std::string(81, '.'); }), GoalFault::BlankPattern, "pattern"},
      {fields_with([](GoalFields& it) { it.pattern = " \r\n\n"; }), GoalFault::BlankPattern, "pattern"},
      {fields_with([](GoalFields& it) { it.pattern = "# nothing but a remark\n"; }), GoalFault::BlankPattern,
       "pattern"},
      {fields_with([](GoalFields& it) { it.pattern = std::string(81, 'x'), it.clues = "30"; }),
       GoalFault::PatternDecides, "pattern"},
      {fields_with([](GoalFields& it) { it.layout = "jigsaw:9", it.keep = Grid(Layout::classic()); }),
       GoalFault::CellsWithRegions, "layout"},
      {fields_with([](GoalFields& it) { it.layout = "2x3", it.keep = Grid(Layout::classic()); }),
       GoalFault::OtherLayout, "keep"},
      {fields_with([](GoalFields& it) { it.word = "PLANETS"; }), GoalFault::WordLength, "word"},
      {fields_with([](GoalFields& it) { it.word = "PLAYGR7UN"; }), GoalFault::WordLetter, "word"},
      {fields_with([](GoalFields& it) { it.word = "PLAYGROUp"; }), GoalFault::RepeatedLetter, "word"},
      {fields_with([](GoalFields& it) { it.word = "СОЛНЕЧНЫЙ"; }), GoalFault::RepeatedLetter, "word"},
      {fields_with([](GoalFields& it) { it.word = "PLAYGROUN", it.keep = Grid(Layout::classic()); }),
       GoalFault::WordAndKeep, "word"},
      {fields_with([](GoalFields& it) { it.level = "gentle"; }), GoalFault::UnknownLevel, "level"},
      {fields_with([](GoalFields& it) { it.rating = "21"; }), GoalFault::BadBounds, "rating"},
      {fields_with([](GoalFields& it) { it.steps = "5-3"; }), GoalFault::BadBounds, "steps"},
      {fields_with([](GoalFields& it) { it.needed = "no-such"; }), GoalFault::UnknownTechnique, "needed"},
      {fields_with([](GoalFields& it) { it.rules = "killer"; }), GoalFault::FieldWithoutRules, "rules"},
      {fields_with([](GoalFields& it) { it.cells = "2-4"; }), GoalFault::FieldWithoutRules, "cells"},
  };
  for (const Case& each : cases) {
    const auto goal = read_goal(each.fields);
    REQUIRE_FALSE(goal);
    REQUIRE(std::holds_alternative<GoalError>(goal.error()));
    CHECK(std::get<GoalError>(goal.error()).fault == each.fault);
    CHECK(std::get<GoalError>(goal.error()).field == each.field);
  }
  const auto impossible = read_goal(fields_with([](GoalFields& it) { it.level = "easy", it.shown = "x-wing"; }));
  REQUIRE_FALSE(impossible);
  REQUIRE(std::holds_alternative<DifficultyError>(impossible.error()));
  CHECK(std::get<DifficultyError>(impossible.error()) == DifficultyError::RequiredAboveLevel);
}

TEST_CASE("steps besides singles are refused where singles solve every puzzle of the goal", "[api][goal]") {
  const auto refused = [](const char* level, const char* allowed, const char* layout, const char* steps) {
    GoalFields fields;
    fields.level = level;
    fields.allowed = allowed;
    fields.layout = layout;
    fields.steps = steps;
    const auto goal = read_goal(fields);
    return goal ? std::optional<DifficultyError>() : std::get<DifficultyError>(goal.error());
  };
  CHECK(refused("easy", "", "3x3", "1-3") == DifficultyError::NoSuchSteps);
  CHECK(refused("", "hidden-single,naked-single", "3x3", "2") == DifficultyError::NoSuchSteps);
  CHECK(refused("", "", "2x2", "1") == DifficultyError::LevelNeverNeeded);
  CHECK(refused("easy", "", "3x3", "0-3") == std::nullopt);
  CHECK(refused("medium", "", "3x3", "1-3") == std::nullopt);
}

TEST_CASE("the figures of a made puzzle are complete when they are wanted", "[api][goal]") {
  for (const char* level : {"", "medium"}) {
    PuzzleGoal goal = read_goal(fields_with([&](GoalFields& it) { it.level = level; })).value();
    goal.wants_figures = true;
    const auto made = make_puzzles(goal, 3, 0, 4);
    REQUIRE(made.size() == 4);
    for (const PuzzleOutcome& each : made) {
      const PuzzleFigures expected = figures_of(each.value().generated.puzzle);
      CHECK(each.value().figures.level == expected.level);
      CHECK(each.value().figures.hardest == expected.hardest);
      REQUIRE((each.value().figures.rating && expected.rating));
      CHECK(each.value().figures.rating->er == expected.rating->er);
    }
  }
}
