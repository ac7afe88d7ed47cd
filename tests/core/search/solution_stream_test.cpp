#include "core/search/solution_stream.h"

#include <algorithm>
#include <string>

#include "core/formats/layout_name.h"
#include "core/generate/full_grid.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("puzzles have their known numbers of solutions", "[search]") {
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

TEST_CASE("a blank 6×6 grid has 28 200 960 solutions", "[search][slow]") {
  CHECK(count_solutions(Grid(Layout::with_boxes(2, 3))).count == 28200960);
}

TEST_CASE("the count of a 9×9 puzzle with thousands of solutions agrees with brute force", "[search]") {
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

TEST_CASE("a count ends at its limit, at its budget and at a stop", "[search]") {
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

TEST_CASE("progress never decreases and ends at 1", "[search]") {
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

TEST_CASE("every kind of outcome is distinguished", "[search]") {
  const Grid unique = grid_of("4.3.3..........1", "2x2");
  const Outcome one = solve(unique);
  CHECK(one.status == SolveStatus::Unique);
  CHECK(one.exact);
  REQUIRE(one.solutions.size() == 1);
  CHECK(symbols_of(one.solutions[0]) == "4132321414232341");

  const Grid twelve = grid_of("1234............", "2x2");
  const Outcome several = solve(twelve);
  CHECK(several.status == SolveStatus::Multiple);
  CHECK(several.solutions.size() == 2);
  CHECK_FALSE(several.exact);

  const Outcome all = solve(twelve, {100});
  CHECK(all.status == SolveStatus::Multiple);
  CHECK(all.solutions.size() == 12);
  CHECK(all.exact);

  const Outcome first = solve(twelve, {100, 1});
  CHECK(first.count == 12);
  REQUIRE(first.solutions.size() == 1);
  CHECK(first.solutions[0] == all.solutions[0]);

  CHECK(solve(grid_of("123....4........", "2x2")).status == SolveStatus::None);

  const Outcome conflict = solve(grid_of("1..1............", "2x2"));
  CHECK(conflict.status == SolveStatus::Conflict);
  REQUIRE(conflict.conflicts.size() == 1);
  CHECK(conflict.conflicts[0].cells == std::vector<Cell>{Cell{0}, Cell{3}});

  const Outcome at_limit = solve(unique, {1});
  CHECK(at_limit.status == SolveStatus::Stopped);
  CHECK(at_limit.solutions.size() == 1);
  CHECK_FALSE(at_limit.out_of_budget);

  const Outcome hurried = solve(Grid(Layout::classic()), {1000000, kUnlimited, Control{{}, 50, {}}});
  CHECK(hurried.status == SolveStatus::Stopped);
  CHECK(hurried.out_of_budget);
}

TEST_CASE("the answer of a batch gives the same outcome as the search for one puzzle", "[search]") {
  Random random(11);
  std::vector<Grid> puzzles{grid_of("55" + std::string(79, '.')),
                            grid_of("12345678...........9" + std::string(61, '.')), Grid(Layout::classic())};
  for (int blanks : {40, 50, 58})
    puzzles.push_back(blanked(*random_full_grid(Layout::classic(), random), blanks, false, random));
  for (const Grid& puzzle : puzzles) {
    ClassicPuzzle digits;
    std::copy(puzzle.digits().begin(), puzzle.digits().end(), digits.begin());
    for (std::uint32_t limit : {1u, 2u, 50u}) {
      BatchAnswer answer;
      solve_batch({&digits, 1}, limit, {&answer, 1});
      const Outcome batch = outcome_of(puzzle, answer, limit);
      const Outcome single = solve(puzzle, {limit, 1});
      CHECK(batch.status == single.status);
      CHECK(batch.count == single.count);
      CHECK(batch.exact == single.exact);
      CHECK(batch.solutions == single.solutions);
      CHECK(batch.conflicts.size() == single.conflicts.size());
      // With larger limits a stream leaves the tree of the batch after its second solution.
      if (limit <= 2) CHECK(batch.stats.guesses == single.stats.guesses);
    }
  }
}

TEST_CASE("statistics count guesses and placements", "[search]") {
  const Outcome easy = solve(grid_of(solved_lines("seeds.txt")[0].puzzle));
  CHECK(easy.stats.guesses == 0);
  CHECK(easy.stats.placements == 81);
}

TEST_CASE("layouts of every side and with every rule are searched", "[search]") {
  for (const char* name : {"2x2", "3x3", "8x8", "9x9", "10x10", "10x10+x+windoku+disjoint+antiknight+antiking"}) {
    CHECK(SolutionStream::supports(*layout_of_name(name).value()));
  }
}
