#include "core/general/clauses/clause_search.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/general/general_search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/large_puzzles.h"

using namespace nonet;
using namespace nonet::test;

namespace {

SearchEvent next_solution(ClauseSearch& search) {
  NodeMeter unbounded;
  return search.next(unbounded);
}

// A full grid of any side. Each row of a band is the row above it, shifted by a box.
Grid shifted_grid(const LayoutRef& layout) {
  Grid grid(layout);
  const int side = layout->side();
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int shift = layout->box_columns() * (row % layout->box_rows()) + row / layout->box_rows();
      grid[layout->cell(row, column)] = Digit{static_cast<std::uint8_t>((shift + column) % side + 1)};
    }
  }
  return grid;
}

}  // namespace

TEST_CASE("a 100×100 grid with a tenth of its cells blank is completed", "[general]") {
  const LayoutRef layout = Layout::with_boxes(10, 10);
  Grid puzzle = shifted_grid(layout);
  REQUIRE(is_consistent(puzzle));
  for (std::size_t index = 3; index < puzzle.digits().size(); index += 10) puzzle.digits()[index] = kBlank;
  ClauseSearch search(puzzle);
  REQUIRE(next_solution(search) == SearchEvent::Solution);
  Grid solution(layout);
  search.write_solution(solution.digits());
  CHECK(solution.is_full());
  CHECK(is_consistent(solution));
}

TEST_CASE("an empty 100×100 grid has a million open candidates in exactly-one sets", "[general]") {
  const OpenCandidates open(Grid(Layout::with_boxes(10, 10)));
  CHECK(open.possible());
  CHECK(open.variable_count() == 1000000);
  CHECK(open.set_count() == 4 * 10000);
  const Candidate last = open.candidate(Variable{999999});
  CHECK(last.cell == Cell{9999});
  CHECK(last.digit == Digit{100});
  CHECK(open.variable({Cell{1}, Digit{3}})->index == 102);
}

TEST_CASE("candidates that singles decide are not variables", "[general]") {
  const OpenCandidates open(grid_of("4.3.3..........1", "2x2"));
  CHECK(open.possible());
  CHECK(open.variable_count() == 0);
  CHECK_FALSE(OpenCandidates(grid_of("123....4........", "2x2")).possible());
}

TEST_CASE("contradictory givens and contradictory clauses leave no solution", "[general]") {
  ClauseSearch contradiction(grid_of("1..1............", "2x2"));
  CHECK(next_solution(contradiction) == SearchEvent::Exhausted);
  ClauseSearch forbidden(grid_of("1234............", "2x2"));
  forbidden.require_one_of(std::vector<CandidateLiteral>{{{Cell{0}, Digit{1}}, false}});
  CHECK(next_solution(forbidden) == SearchEvent::Exhausted);
}

TEST_CASE("required literals leave exactly the solutions in which one of them is true", "[general]") {
  const Grid puzzle = grid_of("1234............", "2x2");
  using Clause = std::vector<CandidateLiteral>;
  const Candidate r2c1_is_3{Cell{4}, Digit{3}};
  const Candidate r2c1_is_4{Cell{4}, Digit{4}};
  const Candidate r4c4_is_1{Cell{15}, Digit{1}};
  const Candidate r3c2_is_4{Cell{9}, Digit{4}};
  const std::vector<std::vector<Clause>> cases{
      {},
      {{{r2c1_is_3, true}}},
      {{{r2c1_is_3, true}, {r4c4_is_1, true}}},
      {{{r2c1_is_3, true}, {r4c4_is_1, false}}},
      {{{r2c1_is_3, true}, {{Cell{4}, Digit{1}}, true}}, {{r4c4_is_1, false}, {{Cell{0}, Digit{2}}, true}}},
      {{{r2c1_is_3, false}, {r3c2_is_4, false}}, {{r4c4_is_1, true}, {r3c2_is_4, true}}},
      {{{r2c1_is_3, false}}, {{r2c1_is_4, false}}},
  };
  for (const std::vector<Clause>& clauses : cases) {
    std::set<std::string> expected;
    for (const std::string& solution : brute_force(puzzle, 100)) {
      const Grid grid = grid_of(solution, "2x2");
      const auto holds = [&](const CandidateLiteral& literal) {
        return (grid[literal.candidate.cell] == literal.candidate.digit) == literal.placed;
      };
      const auto is_satisfied = [&](const Clause& clause) { return std::any_of(clause.begin(), clause.end(), holds); };
      if (std::all_of(clauses.begin(), clauses.end(), is_satisfied)) expected.insert(solution);
    }
    ClauseSearch search(puzzle);
    for (const Clause& clause : clauses) search.require_one_of(clause);
    std::set<std::string> found;
    while (next_solution(search) == SearchEvent::Solution) {
      Grid solution(puzzle.layout());
      search.write_solution(solution.digits());
      CHECK(found.insert(symbols_of(solution)).second);
    }
    CHECK(found == expected);
    CHECK(search.found() == expected.size());
  }
}

TEST_CASE("a stopped search continues afterwards", "[general]") {
  Grid puzzle(Layout::with_boxes(10, 10));
  GeneralSearch search(puzzle);
  StopSource stop;
  stop.request_stop();
  NodeMeter stopped(Control{StopToken(stop), kUnlimited, {}});
  CHECK(search.next(stopped) == SearchEvent::Stopped);
  NodeMeter short_of(Control{{}, 10, {}});
  CHECK(search.next(short_of) == SearchEvent::OutOfBudget);
  CHECK(search.stats().guesses > 0);
}

TEST_CASE("16×16 puzzles of the Gecode set have one solution", "[general][data]") {
  const std::vector<Grid> puzzles = large_puzzles("gecode16.txt");
  REQUIRE(puzzles.size() == 28);
  for (const Grid& puzzle : puzzles) {
    ClauseSearch clauses(puzzle);
    HouseSearch houses(puzzle);
    NodeMeter meter;
    REQUIRE(clauses.next(meter) == SearchEvent::Solution);
    REQUIRE(houses.next(meter) == SearchEvent::Solution);
    Grid first(puzzle.layout());
    Grid second(puzzle.layout());
    clauses.write_solution(first.digits());
    houses.write_solution(second.digits());
    CHECK(is_solution_of(first, puzzle));
    CHECK(first == second);
    CHECK(clauses.next(meter) == SearchEvent::Exhausted);
    CHECK(houses.next(meter) == SearchEvent::Exhausted);
  }
}

TEST_CASE("25×25 puzzles of the Gecode set have one solution", "[general][data][slow]") {
  const std::vector<Grid> puzzles = large_puzzles("gecode25.txt");
  REQUIRE(puzzles.size() == 10);
  for (const Grid& puzzle : puzzles) {
    GeneralSearch search(puzzle);
    NodeMeter meter;
    REQUIRE(search.next(meter) == SearchEvent::Solution);
    Grid solution(puzzle.layout());
    search.write_solution(solution.digits());
    CHECK(is_solution_of(solution, puzzle));
    CHECK(search.next(meter) == SearchEvent::Exhausted);
    CHECK(search.has_handed_over());
  }
}

TEST_CASE("100×100 grids with 70 % of their cells given are completed", "[general][data]") {
  const std::vector<Grid> puzzles = large_puzzles("pattern100.txt");
  REQUIRE(puzzles.size() == 4);
  for (const Grid& puzzle : {puzzles[0], puzzles[1]}) {
    GeneralSearch search(puzzle);
    NodeMeter meter;
    REQUIRE(search.next(meter) == SearchEvent::Solution);
    Grid solution(puzzle.layout());
    search.write_solution(solution.digits());
    CHECK(is_consistent(solution));
    CHECK(solution.is_full());
  }
}
