// All long work looks at its stop token often enough to end within 100 ms, at every side. The cases count the work
// between two looks, or the looks during a known amount of work; they measure no time.

#include <string>

#include "core/count/candidate_counts.h"
#include "core/count/estimate.h"
#include "core/count/exact_count.h"
#include "core/formats/layout_name.h"
#include "core/general/general_search.h"
#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/teacher.h"
#include "core/logic/technique.h"
#include "core/search/true_candidates.h"
#include "core/symmetry/automorphism_group.h"
#include "core/symmetry/canonical.h"
#include "core/symmetry/distinct_results.h"
#include "core/symmetry/subgroup.h"
#include "core/symmetry/symmetry_error.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"

using namespace nonet;
using namespace nonet::test;

namespace {

Grid blank(const std::string& layout) { return Grid(layout_of_name(layout).value()); }

Grid with_one_clue(const std::string& layout) {
  Grid grid = blank(layout);
  grid[Cell{3}] = Digit{1};
  return grid;
}

Control control_of(const StopSource& stop, std::uint64_t nodes = kUnlimited) {
  return Control{StopToken(stop), nodes, {}};
}

}  // namespace

TEST_CASE("a meter looks at the first node, and then when nodes of 1024 units have passed", "[util]") {
  struct Case {
    std::uint64_t cost;
    int nodes;
    std::uint64_t looks;
  };
  for (const auto& [cost, nodes, looks] :
       {Case{1, 1, 1}, Case{1, 1024, 1}, Case{1, 1025, 2}, Case{100, 11, 1}, Case{100, 12, 2}, Case{5000, 7, 7}}) {
    CAPTURE(cost, nodes);
    const CountingStop stop;
    NodeMeter meter(control_of(stop));
    for (int node = 0; node < nodes; ++node) CHECK(meter.admit_node(0, 0, cost));
    CHECK(stop.looks() == looks);
  }
}

TEST_CASE("a house search looks at its stop the more often the larger the grid is", "[general]") {
  struct Case {
    const char* layout;
    std::uint64_t nodes;
    std::uint64_t most_guesses;
  };
  for (const Case& each :
       {Case{"3x3", 5000, 1024}, Case{"4x4", 5000, 180}, Case{"5x5", 1000, 50}, Case{"8x8", 200, 3}}) {
    INFO(each.layout);
    HouseSearch search(blank(each.layout));
    const CountingStop stop(CountingStop::kNever, [&] { return search.stats().guesses; });
    NodeMeter meter(control_of(stop, each.nodes));
    while (search.next(meter) == SearchEvent::Solution) {
    }
    CHECK(stop.most_work_between_looks() > 0);
    CHECK(stop.most_work_between_looks() <= each.most_guesses);
  }
}

TEST_CASE("a clause search looks at its stop while it is built, and between a few thousand placements", "[general]") {
  for (const char* layout : {"5x5", "10x10", "10x10+x+antiknight"}) {
    INFO(layout);
    const Grid puzzle = blank(layout);
    const CountingStop while_built;
    ClauseSearch search(puzzle, StopToken(while_built));
    CHECK(while_built.looks() >= static_cast<std::uint64_t>(puzzle.digit_count()));
    const CountingStop stop(CountingStop::kNever, [&] { return search.stats().placements; });
    NodeMeter meter(control_of(stop, 2000));
    search.next(meter);
    CHECK(stop.looks() > 1);
    CHECK(stop.most_work_between_looks() < 5000);
  }
}

TEST_CASE("a search that was stopped while it was built goes on afterwards", "[general]") {
  for (const char* layout : {"5x5", "10x10"}) {
    INFO(layout);
    const Grid puzzle = blank(layout);
    GeneralSearch search(puzzle, 0);
    const CountingStop stop(5);
    NodeMeter stopped(control_of(stop));
    CHECK(search.next(stopped) == SearchEvent::Stopped);
    CHECK_FALSE(search.has_handed_over());
    NodeMeter short_of(Control{{}, 10, {}});
    CHECK(search.next(short_of) == SearchEvent::OutOfBudget);
    CHECK(search.has_handed_over());
    CHECK(search.stats().guesses > 0);
  }
}

TEST_CASE("true candidates look at their stop before each search", "[search]") {
  const Grid puzzle = blank("8x8");
  const CountingStop stop(CountingStop::kNever);
  CHECK_FALSE(true_candidates(puzzle, control_of(stop, 300)).complete);
  CHECK(stop.looks() >= 100);
  const CountingStop early(50);
  CHECK_FALSE(true_candidates(puzzle, control_of(early)).complete);
  CHECK(early.looks() == 50);
}

TEST_CASE("the generator looks at its stop inside its searches", "[generate]") {
  PuzzleForm form;
  form.layout = layout_of_name("4x4").value();
  form.minimal = true;
  const CountingStop stop;
  REQUIRE(generate(form, 5, 0, control_of(stop)));
  // The proofs and completions of a 16×16 puzzle are a thousand searches or more. Each looks at its first node.
  CHECK(stop.looks() >= 300);
  for (const std::uint64_t look : {std::uint64_t{1}, stop.looks() / 3, stop.looks() - 1}) {
    const CountingStop early(look);
    const auto stopped = generate(form, 5, 0, control_of(early));
    REQUIRE_FALSE(stopped);
    CHECK(stopped.error() == GenerateError::Stopped);
    // One more look for each candidate of the cell that is being filled.
    CHECK(early.looks() - look <= 20);
  }
  form.layout = Layout::classic();
  // How often the searches of a batch look depends on the number of lanes.
  const CountingStop classic;
  REQUIRE(generate(form, 5, 0, control_of(classic)));
  const CountingStop half((classic.looks() + 1) / 2);
  CHECK_FALSE(generate(form, 5, 0, control_of(half)));
}

TEST_CASE("canonical forms and groups look at their stop the more often the larger the grid is", "[symmetry]") {
  struct Case {
    const char* layout;
    std::uint64_t nodes;
    std::uint64_t fewest_looks;
  };
  for (const Case& each : {Case{"4x4", 100, 3}, Case{"6x6", 100, 12}, Case{"10x10", 30, 30}}) {
    INFO(each.layout);
    const Grid grid = with_one_clue(each.layout);
    const CountingStop stop;
    CHECK_FALSE(canonical_form(grid, control_of(stop, each.nodes)));
    CHECK(stop.looks() >= each.fewest_looks);
    const CountingStop early(2);
    const auto group = AutomorphismGroup::of(grid, control_of(early));
    REQUIRE_FALSE(group);
    CHECK(group.error() == SymmetryError::Stopped);
    CHECK(early.looks() == 2);
  }
}

TEST_CASE("the list of distinct results is stopped while automorphisms are listed", "[symmetry]") {
  const LayoutRef layout = layout_of_name("2x2").value();
  const Grid grid(layout);
  const Subgroup subgroup(layout, allowed_kinds(layout));
  const CountingStop whole;
  REQUIRE(DistinctResults::of(grid, subgroup, control_of(whole)));
  CHECK(whole.looks() > 1000);
  const CountingStop early(whole.looks() / 2);
  const auto stopped = DistinctResults::of(grid, subgroup, control_of(early));
  REQUIRE_FALSE(stopped);
  CHECK(stopped.error() == SymmetryError::Stopped);
}

TEST_CASE("exact counts look at their stop before each piece", "[count]") {
  const Grid puzzle = blank("3x3");
  const CountingStop stop;
  CHECK(exact_count(puzzle, control_of(stop)).exact);
  CHECK(stop.looks() > 90);
  const CountingStop early(stop.looks() - 2);
  CHECK_FALSE(exact_count(puzzle, control_of(early)).exact);
  const CountingStop listed(100);
  CHECK_FALSE(candidate_counts(puzzle, control_of(listed)).exact);
  CHECK(listed.looks() == 100);
}

TEST_CASE("an estimate looks at its stop for every guess", "[count]") {
  EstimateOptions options;
  options.population = 10;
  options.runs = 2;
  const CountingStop stop;
  options.control.stop = StopToken(stop);
  CHECK(count_estimate(blank("3x3"), options).is_known);
  CHECK(stop.looks() > 10 * 2 * 20);
}

TEST_CASE("all steps by trial and error take a bounded number of trials on a large jigsaw", "[logic]") {
  PuzzleForm form;
  form.jigsaw_side = 12;
  const auto made = generate(form, 1);
  REQUIRE(made);
  // A search looks at its stop before each trial. Without a bound it made twenty million.
  const CountingStop stop;
  find_steps(PuzzleState(made.value().puzzle), Technique::TrialAndError, {}, StopToken(stop));
  CHECK(stop.looks() > 1000);
  CHECK(stop.looks() < 500'000);
}
