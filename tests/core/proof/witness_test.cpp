// Every conclusion of every step has a witness, and the checker, which knows no technique, accepts it. What a witness
// does not say is refused.

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "core/api/json/step_json.h"
#include "core/api/teaching/library_steps.h"
#include "core/api/use_rules.h"
#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/formats/library_line.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/logic/teacher.h"
#include "core/proof/check_witness.h"
#include "core/proof/refutation.h"
#include "core/proof/step_witness.h"
#include "core/rule_steps/taught_rules.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/rounds.h"

namespace nonet {

namespace {

using test::rounds;

struct Tally {
  int conclusions = 0;
  int without = 0;
  int mutants = 0;
  int accepted_mutants = 0;

  // A truth can sometimes be left out after all, when the argument may have many more cases without it.
  bool refuses_mutants() const { return accepted_mutants * 100 < mutants; }
};

// Looks for witnesses of steps, has them checked, and changes them.
class WitnessJudge {
 public:
  void judge(const Step& step, const PuzzleState& state) {
    const PlayedPuzzle puzzle = state.played_puzzle();
    for (const std::optional<StepWitness>& found : witnesses_of(step, state)) {
      ++tally_.conclusions;
      if (!found) {
        ++tally_.without;
        // A trial may be too long. All other steps have a witness.
        if (step.technique != Technique::TrialAndError) fail(step, state, "has a conclusion without a witness");
        continue;
      }
      if (fault_of(found->witness, puzzle) != WitnessFault::None) fail(step, state, "has a witness that is refused");
      if (found->source == WitnessSource::Named) change(found->witness, puzzle);
    }
  }

  const Tally& tally() const { return tally_; }

 private:
  // Each truth is left out once, and then the opposite is concluded.
  void change(const Witness& witness, const PlayedPuzzle& puzzle) {
    for (std::size_t place = 0; place < witness.truths.size(); ++place) {
      Witness changed = witness;
      changed.truths.erase(changed.truths.begin() + static_cast<std::ptrdiff_t>(place));
      count_mutant(changed, puzzle);
    }
    Witness opposite = witness;
    opposite.places = !opposite.places;
    if (puzzle.candidates[witness.conclusion.cell].size() > 1) count_mutant(opposite, puzzle);
  }

  void count_mutant(const Witness& changed, const PlayedPuzzle& puzzle) {
    ++tally_.mutants;
    if (fault_of(changed, puzzle) == WitnessFault::None) ++tally_.accepted_mutants;
  }

  static void fail(const Step& step, const PuzzleState& state, const char* fault) {
    CAPTURE(name_of(state.layout()), write_line(state.grid()), json_of(step, state.layout(), CellNames::RowColumn));
    FAIL(fault);
  }

  Tally tally_;
};

void judge_path(PuzzleState state, WitnessJudge& judge, std::size_t most_steps = 400) {
  for (std::size_t steps = 0; steps < most_steps; ++steps) {
    const std::optional<Step> step = next_step(state);
    if (!step) return;
    judge.judge(*step, state);
    state.apply(*step);
  }
}

void judge_puzzles(const LayoutRef& layout, std::uint64_t count, WitnessJudge& judge) {
  PuzzleForm form;
  form.layout = layout;
  form.minimal = true;
  for (std::uint64_t index = 0; index < count; ++index) {
    const auto puzzle = generate(form, 11, index);
    if (puzzle) judge_path(PuzzleState(puzzle.value().puzzle), judge);
  }
}

PuzzleState ruled_state(const std::string& givens, const char* layout, const std::string& rules) {
  Puzzle puzzle(test::grid_of(givens, layout));
  const auto read = read_rules(rules, *puzzle.layout());
  REQUIRE(read);
  for (const Rule& rule : read.value()) REQUIRE_FALSE(puzzle.add(rule).has_value());
  const TaughtRulesRef taught = taught_rules_of(puzzle);
  REQUIRE(taught);
  return PuzzleState(grid_with(*taught, puzzle.givens()), taught);
}

// Candidates of a blank grid of 2x2 boxes.
Candidate at(std::uint16_t cell, std::uint8_t digit) { return {Cell{cell}, Digit{digit}}; }

}  // namespace

TEST_CASE("a refutation says which sets contradict an assumption", "[proof]") {
  const LayoutRef layout = Layout::of_side(4);
  Refutation refutation(*layout);
  // Two cells of a row that hold 1 or 2, and one that nothing asks for.
  const std::vector<Candidate> first{at(0, 1), at(0, 2)};
  const std::vector<Candidate> second{at(1, 1), at(1, 2)};
  const std::vector<Candidate> idle{at(15, 3), at(15, 4)};
  refutation.add(idle);
  refutation.add(first);
  refutation.add(second);
  REQUIRE(refutation.refute(at(2, 1), true, 100) == Refutation::Answer::Refuted);
  CHECK(std::vector<std::size_t>(refutation.used().begin(), refutation.used().end()) == std::vector<std::size_t>{1, 2});
  CHECK(refutation.cases() == 1);
  CHECK(refutation.refute(at(2, 3), true, 100) == Refutation::Answer::Possible);
  const std::vector<std::uint8_t> without{0, 1, 0};
  CHECK(refutation.refute(at(2, 1), true, 100, without) == Refutation::Answer::Possible);
  // Three cells for two digits contradict each other whatever is assumed, after two tries.
  const std::vector<Candidate> third{at(3, 1), at(3, 2)};
  refutation.add(third);
  CHECK(refutation.refute(at(15, 3), true, 100) == Refutation::Answer::Refuted);
  CHECK(refutation.refute(at(15, 3), true, 1) == Refutation::Answer::Unknown);
}

TEST_CASE("each conclusion of the technique library has a witness that the step names", "[proof][data]") {
  std::ifstream file(std::string(std::getenv("NONET_DATA")) + "/techniques.txt");
  WitnessJudge judge;
  int steps = 0;
  for (std::string text; std::getline(file, text);) {
    if (!looks_like_library_line(text)) continue;
    const auto line = read_library_line(text, 1, nullptr);
    REQUIRE(line);
    const auto question = question_of(line.value());
    REQUIRE(question);
    const PuzzleState state = state_of(line.value());
    for (const Step& step : answers_to(*question, state)) {
      judge.judge(step, state);
      ++steps;
      // Templates name cells that belong to templates, and not the houses that make them.
      if (row_of(step.technique).family == Family::LastResorts) continue;
      for (const auto& found : witnesses_of(step, state)) {
        CAPTURE(text);
        CHECK(found->source == WitnessSource::Named);
      }
    }
  }
  CHECK(steps >= 550);
  CHECK(judge.tally().without == 0);
  CHECK(judge.tally().mutants >= 4000);
  CHECK(judge.tally().refuses_mutants());
}

TEST_CASE("each conclusion on the paths of random puzzles has a witness", "[proof]") {
  WitnessJudge judge;
  judge_puzzles(Layout::classic(), rounds(60, 4), judge);
  Random random(3);
  for (const int side : {5, 6, 7}) judge_puzzles(test::any_jigsaw(side, random), rounds(6, 1), judge);
  for (const char* name : {"windoku", "x", "disjoint+2x3", "antiknight", "asterisk"}) {
    judge_puzzles(layout_of_name(name).value(), rounds(3, 1), judge);
  }
  CHECK(judge.tally().conclusions >= rounds(4000, 500));
  CHECK(judge.tally().without == 0);
  CHECK(judge.tally().refuses_mutants());
}

TEST_CASE("each conclusion on the paths of many puzzles has a witness", "[proof][slow]") {
  WitnessJudge judge;
  judge_puzzles(Layout::classic(), 2000, judge);
  int layouts = 0;
  for (const LayoutRef& layout : test::small_layouts()) {
    if (layouts++ < 500) judge_puzzles(layout, 2, judge);
  }
  // Hard puzzles, with nets and trials.
  std::ifstream file(std::string(std::getenv("NONET_DATA")) + "/bench/hardest1905_3k.txt");
  std::string line;
  for (int puzzles = 0; puzzles < 200 && std::getline(file, line); ++puzzles) {
    judge_path(PuzzleState(test::grid_of(line.substr(0, 81), "3x3")), judge);
  }
  INFO(judge.tally().conclusions << " conclusions, " << judge.tally().without << " without a witness");
  // Two trials of the hard puzzles need more cases than a witness may have.
  CHECK(judge.tally().without <= 2);
  CHECK(judge.tally().refuses_mutants());
}

TEST_CASE("each conclusion that rules give has a witness", "[proof]") {
  use_rules();
  struct Case {
    const char* givens;
    const char* layout;
    const char* rules;
  };
  // What holds of 1234 3412 2143 4321, and of 123456 456123 231564 564231 312645 645312.
  const std::string blank(36, '.');
  const Case cases[] = {
      {"................", "2x2", "cage 3 r1c1 r1c2; cage 9 r1c3 r1c4 r2c4; cage 5 r2c1 r3c1"},
      {blank.c_str(), "2x3",
       "thermometer r1c1-r1c5; whisper 2 r3c3 r3c4 r4c4; renban r5c1-r5c3; white-dot 1 r6c2 r6c3; "
       "black-dot 2 r6c1 r5c1"},
      {blank.c_str(), "2x3",
       "cage 6 r1c1-r1c3; cage 15 r1c4-r1c6; cage 11 r2c1 r2c2 r3c1; cage 7 r2c3 r3c3; arrow r6c1 r5c2 r6c3"},
      {blank.c_str(), "2x3",
       "sandwich 9 r4c1-r4c6; skyscraper 3 r2c1-r2c6; x-sum 5 r3c1-r3c6; little-killer 11 r4c1 r5c2 r6c3; "
       "between r6c5 r5c5 r5c4; quadruple 1,2 r5c5 r5c6 r6c5 r6c6"},
      {blank.c_str(), "2x3",
       "counting-circles r1c1 r1c2 r2c6 r3c1 r4c5 r5c1; region-sum-line r2c2 r3c3 r4c3; "
       "any-of (renban r5c1-r5c3) or (whisper 3 r5c1-r5c3); any-of (thermometer r1c4-r1c6) or (cage 9 r1c4-r1c6)"},
  };
  WitnessJudge judge;
  for (const Case& each : cases) {
    CAPTURE(each.rules);
    PuzzleState state = ruled_state(each.givens, each.layout, each.rules);
    for (const Step& step : all_steps(state)) judge.judge(step, state);
    judge_path(std::move(state), judge, 30);
  }
  CHECK(judge.tally().conclusions >= 100);
  CHECK(judge.tally().without == 0);
  CHECK(judge.tally().refuses_mutants());
}

TEST_CASE("the checker refuses what is no truth", "[proof]") {
  const Grid grid = test::grid_of("1...............", "2x2");
  const PlayedPuzzle puzzle(grid);
  const auto fault = [&](Truth truth) { return fault_of({at(1, 2), false, {std::move(truth)}}, puzzle); };
  CHECK(fault(Truth::of_cell(Cell{0})) == WitnessFault::NoTruth);
  CHECK(fault(Truth::of_cell(Cell{16})) == WitnessFault::NoTruth);
  CHECK(fault(Truth::of_place(House{0}, Digit{1})) == WitnessFault::NoTruth);
  CHECK(fault(Truth::of_place(House{0}, Digit{5})) == WitnessFault::NoTruth);
  CHECK(fault(Truth::of_place(House{99}, Digit{2})) == WitnessFault::NoTruth);
  CHECK(fault(Truth::of_rule(0)) == WitnessFault::NoTruth);
  CHECK(fault(Truth::of_sum({House{0}}, {0})) == WitnessFault::NoTruth);
  CHECK(fault(Truth::of_place(House{0}, Digit{2})) == WitnessFault::DoesNotFollow);
  CHECK(fault_of({at(0, 2), false, {}}, puzzle) == WitnessFault::NoCandidate);
  CHECK(fault_of({at(1, 1), false, {}}, puzzle) == WitnessFault::NoCandidate);
}

TEST_CASE("the checker knows which patterns are deadly", "[proof]") {
  const auto pattern_of = [](std::vector<std::uint16_t> cells, std::uint8_t one, std::uint8_t other) {
    std::vector<Candidate> pattern;
    for (const std::uint16_t cell : cells) {
      pattern.push_back(at(cell, one));
      pattern.push_back(at(cell, other));
    }
    return Truth::of_pattern(std::move(pattern));
  };
  const PlayedPuzzle blank(test::grid_of("................", "2x2"));
  const auto fault = [&](const Truth& truth, const PlayedPuzzle& puzzle) {
    return fault_of({at(15, 1), false, {truth}}, puzzle);
  };
  // Rows 1 and 2, columns 1 and 3: two boxes.
  CHECK(fault(pattern_of({0, 2, 4, 6}, 1, 2), blank) == WitnessFault::DoesNotFollow);
  // Rows 1 and 3: four boxes.
  CHECK(fault(pattern_of({0, 2, 8, 10}, 1, 2), blank) == WitnessFault::NoDeadlyPattern);
  // Three corners.
  CHECK(fault(pattern_of({0, 2, 4}, 1, 2), blank) == WitnessFault::NoDeadlyPattern);
  // A cell that is listed twice.
  CHECK(fault(pattern_of({0, 2, 4, 6, 6}, 1, 2), blank) == WitnessFault::NoDeadlyPattern);
  // A corner that is a given.
  const PlayedPuzzle given(test::grid_of("1...............", "2x2"));
  CHECK(fault(pattern_of({0, 2, 4, 6}, 1, 2), given) == WitnessFault::NoDeadlyPattern);
  // A corner that a player has filled: with a digit of the pattern, and with another one. Then the pattern cannot be
  // filled, and nothing follows for the open corners.
  const auto entered = [&](std::uint8_t digit) {
    Grid now = test::grid_of("................", "2x2");
    now[Cell{0}] = Digit{digit};
    return PlayedPuzzle(test::grid_of("................", "2x2"), now);
  };
  CHECK(fault(pattern_of({0, 2, 4, 6}, 1, 2), entered(1)) == WitnessFault::DoesNotFollow);
  CHECK(fault(pattern_of({0, 2, 4, 6}, 1, 2), entered(3)) == WitnessFault::NoDeadlyPattern);
  // Digits that may not be exchanged.
  PlayedPuzzle fixed = blank;
  fixed.digits_are_interchangeable = false;
  CHECK(fault(pattern_of({0, 2, 4, 6}, 1, 2), fixed) == WitnessFault::NoDeadlyPattern);
  // A diagonal that has one corner, and cells outside the pattern.
  const PlayedPuzzle diagonal(test::grid_of("................", "x+2x2"));
  CHECK(fault(pattern_of({0, 2, 4, 6}, 1, 2), diagonal) == WitnessFault::NoDeadlyPattern);
}

}  // namespace nonet
