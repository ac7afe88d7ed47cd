// Techniques end soon after a stop, on the largest side too. Work is counted in steps found and in looks at the stop,
// not in time.

#include <string_view>

#include "core/formats/layout_name.h"
#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/finders.h"
#include "core/logic/step_sink.h"
#include "core/logic/survey.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/states.h"

namespace nonet {

namespace {

// As work between two looks, this many steps are far below 100 ms.
constexpr std::uint64_t kMaxStepsBetweenLooks = 10'000;

bool is_tested_elsewhere(const TechniqueRow& row) {
  return row.family == Family::Chains || row.family == Family::AlmostLockedSets || row.family == Family::Forcing ||
         row.technique == Technique::TrialAndError;
}

// Techniques without nested loops over cells need not look.
bool is_short(const TechniqueRow& row) {
  return row.family == Family::Singles || row.family == Family::Locked || row.technique == Technique::BugPlusOne ||
         row.technique == Technique::EmptyRectangle || row.family == Family::Coloring;
}

// The states here have no digits, and avoidable rectangles begin with a digit.
bool needs_digits(const TechniqueRow& row) {
  return row.technique == Technique::AvoidableRectangle1 || row.technique == Technique::AvoidableRectangle2;
}

struct Run {
  std::uint64_t looks;
  std::uint64_t most_steps_between_looks;
  std::size_t steps;
};

// Looks for all steps of a technique, with a stop requested at a look.
Run run(const PuzzleState& state, const TechniqueRow& row, std::uint64_t stop_at_look) {
  StepSink sink(StepSink::Wanted::All);
  test::CountingStop stop(stop_at_look, [&] { return static_cast<std::uint64_t>(sink.steps().size()); });
  Survey survey(state, {}, StopToken(stop));
  finder_of(row.technique)(row.technique, survey, sink);
  return {stop.looks(), stop.most_work_between_looks(), sink.steps().size()};
}

}  // namespace

TEST_CASE("a technique that is stopped at its first look finds next to nothing", "[logic]") {
  Random random(21);
  const PuzzleState state = test::random_state(layout_of_name("5x5").value(), 2, 4, random);
  for (const TechniqueRow& row : technique_table()) {
    if (is_tested_elsewhere(row) || is_short(row) || needs_digits(row)) continue;
    CAPTURE(row.id);
    const Run stopped = run(state, row, 1);
    CHECK(stopped.looks > 0);
    // A look for each digit, and for what the survey computes.
    CHECK(stopped.looks < 60);
    CHECK(stopped.steps < 100);
  }
}

TEST_CASE("between two looks at the stop a technique finds few steps, in crowded grids and in sparse ones", "[logic]") {
  Random random(22);
  const int most_candidates = GENERATE(2, 4, 8);
  const PuzzleState state = test::random_state(layout_of_name("5x5").value(), 2, most_candidates, random);
  for (const TechniqueRow& row : technique_table()) {
    if (is_tested_elsewhere(row)) continue;
    CAPTURE(row.id, most_candidates);
    // The search goes on for some looks only, so that the test is quick. What the last of them interrupts counts too.
    const Run run_of_some_looks = run(state, row, 40);
    CHECK(run_of_some_looks.most_steps_between_looks < kMaxStepsBetweenLooks);
    CHECK(run_of_some_looks.looks < 40 + 60);
  }
}

TEST_CASE("the boards of fishes look at the stop while they search for templates", "[logic]") {
  Random random(23);
  const PuzzleState state = test::random_state(layout_of_name("5x5").value(), 8, 12, random);
  test::CountingStop at_third(3);
  Survey stopped(state, {}, StopToken(at_third));
  stopped.fish_boards();
  CHECK(at_third.looks() == 3);
}

}  // namespace nonet
