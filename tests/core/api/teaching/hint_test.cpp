#include "core/api/teaching/hint.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/api/find_hint.h"
#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/search/true_candidates.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

namespace nonet {

namespace {

constexpr const char* kUnique = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";

bool is_of_uniqueness(const Step& step) { return row_of(step.technique).family == Family::Uniqueness; }

PlayedPuzzle position_of(const char* givens, const char* digits, const char* layout = "2x2") {
  return PlayedPuzzle(test::grid_of(givens, layout), test::grid_of(digits, layout));
}

// A random puzzle without one of its givens, so that it has several solutions.
Grid ambiguous(std::uint64_t seed) {
  PuzzleForm form;
  form.minimal = true;
  GeneratedPuzzle made = generate(form, seed, 0).value();
  const auto digits = made.puzzle.digits();
  *std::find_if(digits.begin(), digits.end(), [](Digit digit) { return !digit.is_blank(); }) = kBlank;
  return made.puzzle;
}

}  // namespace

TEST_CASE("with several solutions hint, steps and path leave out the techniques of uniqueness", "[hint]") {
  int careless_paths = 0;
  for (std::uint64_t seed = 1; seed <= test::rounds(40u, 8u); ++seed) {
    const Grid puzzle = ambiguous(seed);
    CAPTURE(seed, test::symbols_of(puzzle));
    const PathHere here = path_for(PlayedPuzzle(puzzle));
    CHECK(here.readiness.obstacle == Obstacle::None);
    CHECK(here.readiness.mistakes.givens == Mistakes::Givens::Several);
    CHECK(here.readiness.omits_uniqueness);
    CHECK(std::none_of(here.path.steps.begin(), here.path.steps.end(), is_of_uniqueness));
    // So no step removes a candidate of a solution.
    const TrueCandidates possible = true_candidates(puzzle);
    for (const Step& step : here.path.steps) {
      for (const Candidate& gone : step.eliminations) CHECK_FALSE(possible.contains(gone.cell, gone.digit));
    }
    // Without the rule, the teacher uses such a technique in some of these puzzles.
    PuzzleState state(puzzle);
    const std::vector<Step> careless = solving_path(state).steps;
    const auto assuming = std::find_if(careless.begin(), careless.end(), is_of_uniqueness);
    if (assuming == careless.end()) continue;
    ++careless_paths;
    for (auto step = careless.begin(); step != assuming; ++step) state.apply(*step);
    const PlayedPuzzle position = state.played_puzzle();
    const std::vector<Step> steps = steps_for(position).steps;
    CHECK(std::none_of(steps.begin(), steps.end(), is_of_uniqueness));
    const Hint hint = hint_for(position);
    CHECK_FALSE((hint.step && is_of_uniqueness(*hint.step)));
  }
  CHECK(careless_paths > 0);
}

TEST_CASE("the rule leaves everything else as the caller allowed it", "[hint]") {
  struct Case {
    Mistakes::Givens givens;
    const char* allowed;
    bool omits;
  };
  using Givens = Mistakes::Givens;
  for (const Case& each :
       {Case{Givens::Unique, "bug-plus-one,x-wing", false}, Case{Givens::Unknown, "bug-plus-one", false},
        Case{Givens::Several, "x-wing", false}, Case{Givens::Several, "hidden-rectangle,x-wing", true}}) {
    CAPTURE(each.allowed, name_of(each.givens));
    TeacherOptions options;
    options.allowed = *techniques_of(each.allowed);
    Mistakes mistakes;
    mistakes.givens = each.givens;
    const Readiness readiness = readiness_of(PuzzleState(test::grid_of(kUnique)), mistakes, options);
    CHECK(readiness.obstacle == Obstacle::None);
    CHECK(readiness.omits_uniqueness == each.omits);
    CHECK(readiness.options.allowed == (each.omits ? *techniques_of("x-wing") : options.allowed));
  }
}

TEST_CASE("what stands in the way of a step comes first, for hint, steps and path alike", "[hint]") {
  PlayedPuzzle broken = position_of("1...............", "1...............");
  for (const int digit : {2, 3, 4}) {
    broken.candidates.set(Cell{1}, broken.candidates[Cell{1}] - DigitSet(Digit{static_cast<std::uint8_t>(digit)}));
  }
  const PlayedPuzzle wrong = position_of("4.3.3..........1", "4.3.3.4........1");
  struct Case {
    PlayedPuzzle position;
    Obstacle obstacle;
    const char* json;
  };
  const Case cases[] = {
      {position_of("11..............", "11.............."), Obstacle::Conflict,
       "{\"obstacle\":\"conflict\",\"conflicts\":[{\"digit\":1,\"house\":\"row\",\"index\":1,\"cells\":[\"r1c1\","
       "\"r1c2\"]},"
       "{\"digit\":1,\"house\":\"box\",\"index\":1,\"cells\":[\"r1c1\",\"r1c2\"]}],\"step\":null}"},
      {position_of("123....4........", "123....4........"), Obstacle::NoSolution,
       "{\"obstacle\":\"no-solution\",\"step\":null}"},
      {wrong, Obstacle::Mistakes,
       "{\"obstacle\":\"mistakes\",\"mistakes\":{\"givens\":\"unique\",\"digits\":[{\"cell\":\"r2c3\",\"digit\":4}],"
       "\"eliminations\":[],\"incompatible\":false,\"complete\":true},\"step\":null}"},
      {broken, Obstacle::Broken, "{\"obstacle\":\"broken\",\"step\":null}"},
  };
  for (const auto& [position, obstacle, json] : cases) {
    const Hint hint = hint_for(position);
    CAPTURE(name_of(obstacle), name_of(hint.readiness.obstacle));
    CHECK(hint.readiness.obstacle == obstacle);
    CHECK_FALSE(hint.step);
    CHECK(json_object_of(hint, PuzzleState(position), CellNames::RowColumn).str() == json);
    CHECK(steps_for(position).readiness.obstacle == obstacle);
    CHECK(steps_for(position).steps.empty());
    CHECK(path_for(position).readiness.obstacle == obstacle);
    CHECK(path_for(position).path.steps.empty());
  }
}

TEST_CASE("a full grid needs no step, and its path is complete", "[hint]") {
  const PlayedPuzzle full = position_of("4.3.3..........1", "4132321414232341");
  CHECK(hint_for(full).readiness.obstacle == Obstacle::None);
  CHECK_FALSE(hint_for(full).step);
  CHECK(path_for(full).path.solved);
}

TEST_CASE("the teacher's part gives the same hint when it is told the mistakes", "[hint]") {
  const PlayedPuzzle position(test::grid_of(kUnique));
  const PuzzleState state(position);
  const Hint told = hint_for(state, mistakes_before_teaching(position));
  CHECK(json_object_of(told, state, CellNames::RowColumn).str() ==
        json_object_of(hint_for(position), state, CellNames::RowColumn).str());
  CHECK(told.step);
}

TEST_CASE("steps and paths found piece by piece are those found at once", "[hint]") {
  const PlayedPuzzle position(test::grid_of(kUnique));
  const PuzzleState state(position);
  const Mistakes mistakes = mistakes_before_teaching(position);
  const auto finished = [](TeachingRun& run) {
    double before = 0;
    int pieces = 0;
    for (; run.advance(); ++pieces) {
      CHECK(run.fraction() >= before);
      before = run.fraction();
    }
    CHECK(before <= 1);
    CHECK(pieces > 10);
    return run.take_json(CellNames::RowColumn).str();
  };
  CHECK(finished(*begin_steps(state, mistakes)) ==
        json_object_of(steps_for(state, mistakes), state, CellNames::RowColumn).str());
  CHECK(finished(*begin_path(state, mistakes)) ==
        json_object_of(path_for(state, mistakes), state, CellNames::RowColumn).str());
}

TEST_CASE("a run with an obstacle has no piece", "[hint]") {
  const PlayedPuzzle conflict = position_of("11..............", "11..............");
  const auto run = begin_path(PuzzleState(conflict), {});
  CHECK_FALSE(run->advance());
  CHECK(run->take_json(CellNames::RowColumn).str().find("\"obstacle\":\"conflict\"") != std::string::npos);
}

}  // namespace nonet
