#include <string>

#include "core/api/nonet.h"
#include "core/rule_steps/taught_rules.h"
#include "core/rules/kinds/kinds.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;

namespace {

// A blank grid with rules, in the layout that knows them.
PlayedPuzzle position_of(const std::string& blank, const char* layout, const char* rules) {
  Puzzle puzzle(test::grid_of(blank, layout));
  const auto read = read_rules(rules, *puzzle.layout());
  REQUIRE(read);
  for (const Rule& rule : read.value()) REQUIRE_FALSE(puzzle.add(rule).has_value());
  const TaughtRulesRef taught = taught_rules_of(puzzle);
  REQUIRE(taught);
  return PlayedPuzzle(Grid(taught->layout), Grid(taught->layout), taught);
}

PlayedPuzzle hopeless() { return position_of(std::string(256, '.'), "4x4", "falling-diagonal"); }

}  // namespace

TEST_CASE("a hint lowers each rule once, for its steps, mistakes and trials together", "[hint]") {
  const std::uint64_t before = rules_lowered();
  const PlayedPuzzle position =
      position_of(std::string(81, '.'), "3x3", "cage 12 r1c1 r1c2 r2c1; thermometer r5c5-r5c8; whisper 5 r8c1-r8c5");
  TeacherOptions trials;
  trials.allowed = *techniques_of("trial-and-error");
  const Hint hint = hint_for(position, trials);
  CHECK(hint.readiness.mistakes.givens == Mistakes::Givens::Several);
  CHECK(hint.step);
  CHECK(hint_for(position).step);
  CHECK_FALSE(steps_for(position).steps.empty());
  CHECK(rules_lowered() - before == 3);
}

TEST_CASE("a hint that finds no step ends at its limit of work, and says at which technique", "[hint]") {
  const PlayedPuzzle position = hopeless();
  TeachingWork work;
  work.step = 300'000;
  WorkBudget all(1'000'000'000);
  const Hint hint = hint_for(PuzzleState(position), Mistakes{}, {}, {all.token(), kUnlimited, {}}, work);
  CHECK_FALSE(hint.step);
  CHECK(hint.stopped_at == Technique::TrialAndError);
  const std::uint64_t spent = 1'000'000'000 - all.left();
  CHECK(spent >= work.step);
  CHECK(spent < work.step + work.step / 10);
}

TEST_CASE("steps and paths end at their limits, too", "[hint]") {
  const PuzzleState state(hopeless());
  TeachingWork work{0, 200'000, 300'000, 250'000};
  const StepsHere here = steps_for(state, Mistakes{}, {}, {}, work);
  CHECK(here.stopped_at.has_value());
  const PathHere path = path_for(state, Mistakes{}, {}, {}, work);
  CHECK(path.path.stopped);
  CHECK_FALSE(path.path.solved);
}

TEST_CASE("mistakes are looked for within a limit of work", "[hint]") {
  TeachingWork none;
  none.mistakes = 0;
  CHECK(mistakes_before_teaching(hopeless(), {}, none).givens == Mistakes::Givens::Unknown);
  CHECK(mistakes_before_teaching(hopeless()).givens == Mistakes::Givens::Several);
}
