#include "core/search/rule_stream.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/search/broken_rules.h"
#include "core/search/outcome.h"
#include "core/search/solution_stream.h"
#include "core/search/solution_tally.h"
#include "core/search/true_candidates.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rules.h"

using namespace nonet;
using namespace nonet::test;

namespace {

Puzzle ruled_puzzle(const std::string& cells, const char* layout, std::string_view rules) {
  Puzzle puzzle(grid_of(cells, layout));
  const RuleSet read = read_rules(rules, *puzzle.layout()).value();
  for (const Rule& rule : read) REQUIRE_FALSE(puzzle.add(rule).has_value());
  return puzzle;
}

const std::string kBlankFour(16, '.');

// All full 4×4 grids, by a search that knows no rules.
std::vector<Grid> all_full_grids() {
  const Grid blank = grid_of(kBlankFour, "2x2");
  SolutionStream stream(blank);
  std::vector<Grid> grids;
  while (stream.next() == SearchEvent::Solution) grids.push_back(stream.solution());
  return grids;
}

}  // namespace

TEST_CASE("every question about solutions is answered for puzzles with own rules", "[search]") {
  const std::vector<Grid> all = all_full_grids();
  REQUIRE(all.size() == 288);
  for (const char* rules : {"cage 6 r1c1 r2c1 r2c2", "thermometer r1c1 r1c2 r2c2", "nonconsecutive",
                            "sandwich 2 r1c1-r1c4; palindrome r1c1 r2c3 r3c2", "cage 3 r1c1; cage 4 r1c2"}) {
    CAPTURE(rules);
    const Puzzle puzzle = ruled_puzzle(kBlankFour, "2x2", rules);
    std::vector<bool> found(64, false);
    std::vector<std::uint64_t> weights(64, 0);
    std::uint64_t count = 0;
    for (const Grid& grid : all) {
      const RuleSet& own = puzzle.own_rules();
      if (!std::all_of(own.begin(), own.end(), [&](const Rule& rule) { return keeps_rule(grid, rule, own); })) continue;
      ++count;
      for (std::size_t cell = 0; cell < 16; ++cell) {
        found[4 * cell + grid.digits()[cell].value - 1u] = true;
        ++weights[4 * cell + grid.digits()[cell].value - 1u];
      }
    }
    CHECK(SolutionStream::supports(puzzle));
    CHECK(count_solutions(puzzle).count == count);
    CHECK(count_solutions(puzzle).exact);
    const Outcome outcome = solve(puzzle, {1000, 1000, {}});
    CHECK(outcome.count == count);
    CHECK(outcome.solutions.size() == count);
    CHECK(true_candidates(puzzle).found == found);
    CHECK(true_candidates(puzzle).complete);
    Random random(1);
    const SolutionTally tally = tally_solutions(puzzle, 1000, random);
    CHECK(tally.exact);
    CHECK(tally.weights == weights);
  }
}

TEST_CASE("true candidates beyond the first solutions keep the rules", "[search]") {
  const Puzzle puzzle = ruled_puzzle(std::string(81, '.'), "3x3", "cage 3 r1c1 r1c2; thermometer r9c1-r9c9");
  const TrueCandidates found = true_candidates(puzzle);
  CHECK(found.complete);
  CHECK(found.size(Cell{0}) == 1);
  CHECK(found.size(Cell{2}) == 6);
  for (std::uint16_t column = 0; column < 9; ++column)
    CHECK(found.size(Cell{static_cast<std::uint16_t>(72 + column)}) == 1);
}

TEST_CASE("a search of rules stops by budget and by request, and goes on where it ended", "[search]") {
  const Puzzle puzzle = ruled_puzzle(kBlankFour, "2x2", "thermometer r1c1 r1c2");
  SolutionStream stream(puzzle);
  int pauses = 0;
  for (bool ended = false; !ended;) {
    NodeMeter meter(Control{{}, 3, {}});
    const SearchEvent event = stream.advance_to(kUnlimited, meter);
    ended = event == SearchEvent::Exhausted;
    pauses += event == SearchEvent::OutOfBudget;
  }
  CHECK(pauses > 3);
  CHECK(stream.found() == 144);
  StopSource source;
  source.request_stop();
  CHECK(solve(puzzle, {2, 2, {StopToken(source), kUnlimited, {}}}).status == SolveStatus::Stopped);
}

TEST_CASE("sides above 16 are not supported", "[search]") {
  const Puzzle puzzle = ruled_puzzle(std::string(18 * 18, '.'), "3x6", "cage 5 r1c1 r1c2");
  CHECK_FALSE(SolutionStream::supports(puzzle));
}

TEST_CASE("rules are broken by digits that no full grid with them keeps", "[search]") {
  struct Case {
    const char* cells;
    const char* rules;
    std::size_t broken;
  };
  const Case cases[] = {
      {"................", "cage 3 r1c1 r1c2", 0},
      {"12..............", "cage 3 r1c1 r1c2", 0},
      {"13..............", "cage 3 r1c1 r1c2", 1},
      {"4...............", "cage 3 r1c1 r1c2; thermometer r1c1 r1c2; even r1c1", 2},
      // No digits of the rule.
      {"..12............", "cage 3 r1c1 r1c2", 0},
      // Equal digits in a row break the row and not the cage.
      {"11..............", "cage 3 r1c1 r1c2", 0},
      {"12", "nonconsecutive", 1},
      {"12", "nonconsecutive; white-dot 1 r1c1 r1c2", 0},
      {"13", "nonconsecutive", 0},
      {"1234.....1.3...2", "even r1c2", 0},
      // Rules that read more cells than their own, on a full grid and on one with blanks elsewhere.
      {"1234341221434321", "minimum r1c1", 0},
      {"1234341221434321", "minimum r1c2", 1},
      {"12......2.......", "minimum r1c2", 1},
      {"1234341221434321", "maximum r1c4", 0},
      {"1234341221434321", "maximum r1c2", 1},
      {"1234341221434321", "row-indexer r1c1", 0},
      {"1234341221434321", "row-indexer r1c2", 1},
      {"1234341221434321", "column-indexer r1c1", 0},
      {"1234341223414123", "column-indexer r3c1", 1},
      {"1234341221434321", "box-indexer r1c1", 0},
      {"1234341223414123", "box-indexer r3c1", 1},
      {"1234341221434321", "nonconsecutive", 1},
      {"1234341221434321", "sandwich 5 r1c1-r1c4; sandwich 0 r1c1-r1c4", 1},
      // A line that returns to its first cell.
      {"1234341221434321", "whisper 2 r1c1 r2c1 r2c3 r1c3 r1c1", 0},
      {"1234341221434321", "whisper 2 r1c1 r2c1 r2c2 r1c1", 1},
  };
  for (const Case& each : cases) {
    CAPTURE(each.cells, each.rules);
    std::string cells = each.cells;
    const bool is_small = cells.size() == 16;
    if (!is_small) cells.resize(81, '.');
    CHECK(broken_rules(ruled_puzzle(cells, is_small ? "2x2" : "3x3", each.rules)).size() == each.broken);
  }
  CHECK(broken_rules(grid_of(kBlankFour, "2x2")).empty());
}

// The same counts were found by Interactive-Sudoku-Solver.
TEST_CASE("known counts of blank 6x6 grids with one rule", "[search][slow]") {
  const std::string blank(36, '.');
  CHECK(count_solutions(ruled_puzzle(blank, "2x3", "cage 10 r1c1 r2c1 r2c2 r3c2")).count == 940'032);
  CHECK(count_solutions(ruled_puzzle(blank, "2x3", "thermometer r1c1-r4c4")).count == 253'440);
  CHECK(count_solutions(ruled_puzzle(blank, "2x3", "nonconsecutive")).count == 48);
}

TEST_CASE("a program without the search of rules supports all puzzles but those with rules", "[search]") {
  const Puzzle puzzle = ruled_puzzle(kBlankFour, "2x2", "cage 5 r1c1 r1c2");
  CHECK(SolutionStream::supports(puzzle));
  use_rule_search(nullptr);
  const bool supports_ruled = SolutionStream::supports(puzzle);
  const bool supports_plain = SolutionStream::supports(PuzzleView(puzzle.givens()));
  use_rule_search(&kRuleSearchPart);
  CHECK_FALSE(supports_ruled);
  CHECK(supports_plain);
}
