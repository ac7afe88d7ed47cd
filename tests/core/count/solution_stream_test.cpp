#include "core/count/solution_stream.h"

#include <string>

#include "core/count/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("known numbers of solutions", "[count]") {
  struct Case {
    const char* what;
    std::string puzzle;
    const char* layout;
    std::uint64_t count;
  };
  const Case cases[] = {
      {"4×4", std::string(16, '.'), "2x2", 288},
      {"4×4 with diagonals", std::string(16, '.'), "2x2+x", 48},
      {"4×4 with disjoint groups", std::string(16, '.'), "2x2+disjoint", 168},
      {"4×4, anti-knight", std::string(16, '.'), "2x2+antiknight", 24},
      {"4×4, anti-king", std::string(16, '.'), "2x2+antiking", 0},
      {"Latin squares of side 5", std::string(25, '.'), "1x5", 161280},
      {"Latin squares of side 5 with diagonals", std::string(25, '.'), "1x5+x", 960},
      {"6×6 with diagonals", std::string(36, '.'), "2x3+x", 8640},
      {"4×4 with its first row", "1234............", "2x2", 12},
      {"4×4 contradiction", "1..1............", "2x2", 0},
      {"full grid", "4132321414232341", "2x2", 1},
  };
  for (const Case& each : cases) {
    INFO(each.what);
    const SolutionCount counted = count_solutions(grid_of(each.puzzle, each.layout));
    CHECK(counted.count == each.count);
    CHECK(counted.exact);
  }
}

TEST_CASE("all 28 200 960 grids of 6×6", "[count][slow]") {
  CHECK(count_solutions(Grid(Layout::with_boxes(2, 3))).count == 28200960);
}

TEST_CASE("the count of a 9×9 puzzle with thousands of solutions agrees with brute force", "[count]") {
  Random random(99);
  for (int round = 0; round < 20; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid puzzle = blanked(full, 30, false, random);
    const std::vector<std::string> expected = brute_force(puzzle, 3000);
    const SolutionCount counted = count_solutions(puzzle, 3000);
    CHECK(counted.count == expected.size());
    CHECK(counted.exact == (expected.size() < 3000));
  }
}

TEST_CASE("counting stops at its limit, at its budget and by request", "[count]") {
  const Grid blank(Layout::classic());
  CHECK(count_solutions(blank, 1000).count == 1000);
  CHECK_FALSE(count_solutions(blank, 1000).exact);

  const SolutionCount in_budget = count_solutions(blank, kUnlimited, Control{{}, 5000, {}});
  CHECK(in_budget.count > 0);
  CHECK(in_budget.count < 5000);
  CHECK_FALSE(in_budget.exact);

  StopSource stop;
  Control control{StopToken(stop), kUnlimited, {}};
  std::uint64_t reports = 0;
  control.progress = [&](const Progress&) {
    if (++reports == 5) stop.request_stop();
  };
  CHECK_FALSE(count_solutions(blank, kUnlimited, control).exact);
  CHECK(reports == 5);
}

TEST_CASE("progress never falls and ends at one", "[count]") {
  Random random(3);
  const Grid puzzle = blanked(*random_full_grid(Layout::classic(), random), 26, false, random);
  SolutionStream stream(puzzle);
  double last = 0;
  Control control;
  control.progress = [&](const Progress& progress) {
    CHECK(progress.fraction >= last);
    last = progress.fraction;
  };
  NodeMeter meter(control);
  REQUIRE(stream.advance_to(kUnlimited, meter) == SearchEvent::Exhausted);
  CHECK(stream.share_done() == Approx(1.0));
}

TEST_CASE("each outcome is told apart", "[count]") {
  const std::string unique = "4.3.3..........1";
  CHECK(std::holds_alternative<UniqueSolution>(solve(grid_of(unique, "2x2")).outcome));
  CHECK(symbols_of(std::get<UniqueSolution>(solve(grid_of(unique, "2x2")).outcome).solution) == "4132321414232341");

  const auto several = std::get<MultipleSolutions>(solve(grid_of("1234............", "2x2")).outcome);
  CHECK(several.solutions.size() == 2);
  CHECK_FALSE(several.exact);

  const auto all = std::get<MultipleSolutions>(solve(grid_of("1234............", "2x2"), {100, {}}).outcome);
  CHECK(all.solutions.size() == 12);
  CHECK(all.exact);

  CHECK(std::holds_alternative<NoSolution>(solve(grid_of("123....4........", "2x2")).outcome));

  const auto conflict = std::get<ContradictoryGivens>(solve(grid_of("1..1............", "2x2")).outcome);
  REQUIRE(conflict.conflicts.size() == 1);
  CHECK(conflict.conflicts[0].cells == std::vector<Cell>{Cell{0}, Cell{3}});

  const auto one = std::get<StoppedSearch>(solve(grid_of(unique, "2x2"), {1, {}}).outcome);
  CHECK(one.solutions.size() == 1);
  CHECK_FALSE(one.out_of_budget);

  const SolveOptions hurried{1000000, Control{{}, 50, {}}};
  const auto stopped = std::get<StoppedSearch>(solve(Grid(Layout::classic()), hurried).outcome);
  CHECK(stopped.out_of_budget);
}

TEST_CASE("the figures of a search count guesses and placements", "[count]") {
  const SolveReport easy = solve(grid_of(solved_lines("seeds.txt")[0].puzzle));
  CHECK(easy.stats.guesses == 0);
  CHECK(easy.stats.placements == 81);
}

TEST_CASE("layouts of every side and with every rule are searched", "[count]") {
  for (const char* name : {"2x2", "3x3", "8x8", "9x9", "10x10", "10x10+x+windoku+disjoint+antiknight+antiking"}) {
    CHECK(SolutionStream::supports(*layout_of_name(name).value()));
  }
}
