#include "tests/support/rule_search.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/grid/rule_table.h"
#include "core/rules/node.h"
#include "core/rules/puzzle_network.h"
#include "core/rules/search.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"
#include "tests/support/rounds.h"
#include "tests/support/rules.h"

using namespace nonet;
using test::all_solutions;
using test::cells_of;
using test::filtered;
using test::grid_of;
using test::grids_by_force;
using test::rounds;

namespace {

std::uint64_t count(const Puzzle& puzzle) {
  RuleSearch search{PuzzleView(puzzle)};
  NodeMeter unbounded;
  while (search.next(unbounded) == SearchEvent::Solution) {
  }
  return search.found();
}

}  // namespace

// Of the 288 full grids of 4x4. Figures of Interactive-Sudoku-Solver.
TEST_CASE("a rule leaves the known number of 4x4 grids", "[rules]") {
  struct Case {
    RuleKind kind;
    std::string cells;
    std::vector<std::uint16_t> values;
    std::uint64_t count;
  };
  const std::vector<Case> cases{
      {RuleKind::Thermometer, "r1c1 r1c2 r2c2", {}, 48},
      {RuleKind::Cage, "r1c1 r2c1 r2c2", {6}, 72},
      {RuleKind::Arrow, "r1c1 r2c2 r3c3", {}, 36},
      {RuleKind::WhiteDot, "r1c1 r1c2", {1}, 144},
      {RuleKind::BlackDot, "r1c1 r1c2", {2}, 96},
      {RuleKind::PairSum, "r1c1 r1c2", {5}, 96},
      {RuleKind::Palindrome, "r1c1 r2c3 r3c2", {}, 144},
      {RuleKind::Renban, "r1c1 r2c1 r2c2", {}, 144},
      {RuleKind::Whisper, "r1c1 r1c2 r2c3", {2}, 72},
      {RuleKind::LittleKiller, "r1c3 r2c2 r3c1", {5}, 24},
      {RuleKind::Between, "r1c1 r2c2 r3c3", {}, 48},
      {RuleKind::Sandwich, "r1c1 r1c2 r1c3 r1c4", {2}, 48},
      {RuleKind::Quadruple, "r2c2 r2c3 r3c2 r3c3", {1, 3}, 220},
      {RuleKind::Skyscraper, "r1c1 r1c2 r1c3 r1c4", {3}, 72},
      {RuleKind::XSum, "r1c1 r1c2 r1c3 r1c4", {6}, 48},
  };
  for (const Case& each : cases) {
    CAPTURE(std::string(rule_row(each.kind).id));
    Puzzle puzzle(grid_of("................", "2x2"));
    REQUIRE_FALSE(puzzle.add({each.kind, cells_of(each.cells, 4), each.values}).has_value());
    CHECK(count(puzzle) == each.count);
  }
}

TEST_CASE("every kind of rule has the solutions that keep its sentence, on 4x4", "[rules]") {
  const std::vector<Grid> full = grids_by_force(grid_of("................", "2x2"), 300);
  const std::vector<RuleKind> kinds = test::rule_kinds(4);
  REQUIRE(full.size() == 288);
  Random random(1);
  std::vector<int> met(rule_table().size());
  for (int round = 0; round < rounds(4000, 1000); ++round) {
    Puzzle puzzle(grid_of("................", "2x2"));
    const auto rules = 1 + random.below(3);
    for (std::uint32_t rule = 0; rule < rules; ++rule) {
      const RuleKind kind = kinds[random.below(static_cast<std::uint32_t>(kinds.size()))];
      REQUIRE_FALSE(puzzle.add(test::random_rule(kind, *puzzle.layout(), random)).has_value());
    }
    const std::vector<std::string> expected = filtered(full, puzzle);
    CAPTURE(round, std::string(rule_row(puzzle.own_rules().begin()->kind).id));
    REQUIRE(all_solutions(puzzle) == expected);
    if (expected.empty()) continue;
    for (const Rule& rule : puzzle.own_rules()) ++met[static_cast<std::size_t>(rule.kind)];
  }
  for (const RuleKind kind : test::rule_kinds(4)) {
    CAPTURE(std::string(rule_row(kind).id));
    CHECK((met[static_cast<std::size_t>(kind)] > 0 || kind == RuleKind::NonConsecutive));
  }
}

TEST_CASE("rules beside givens, pairs and irregular regions have the solutions that keep them, on 6x6", "[rules]") {
  Random random(2);
  std::vector<int> met(rule_table().size());
  const std::string solution = "123456456123231564564231312645645312";
  const std::vector<RuleKind> kinds = test::rule_kinds(6);
  for (const char* const layout : {"2x3", "2x3+antiking", "2x3+x"}) {
    std::vector<std::string> start;
    if (std::string(layout) == "2x3") {
      start = {solution};
    } else {
      start = test::brute_force(Grid(grid_of(std::string(36, '.'), layout)), 1);
    }
    REQUIRE(start.size() == 1);
    const Grid full = grid_of(start[0], layout);
    for (int round = 0; round < rounds(400, 100); ++round) {
      const Grid givens = test::blanked(full, 12 + static_cast<int>(random.below(6)), false, random);
      Puzzle puzzle(givens);
      // Rules that the full grid keeps, so that solutions are left. Each round begins with another kind.
      for (int tries = 0; tries < 200 && puzzle.own_rules().size() < 4; ++tries) {
        const bool is_first = puzzle.own_rules().empty() && tries < 100;
        const std::size_t kind = is_first ? static_cast<std::size_t>(round) % kinds.size()
                                          : random.below(static_cast<std::uint32_t>(kinds.size()));
        const Rule rule = test::random_rule(kinds[kind], *full.layout(), random);
        RuleSet rules = puzzle.own_rules();
        rules.insert(rule);
        if (!test::keeps_rule(full, rule, rules)) continue;
        REQUIRE_FALSE(puzzle.add(rule).has_value());
        ++met[static_cast<std::size_t>(rule.kind)];
      }
      CAPTURE(layout, round);
      REQUIRE(all_solutions(puzzle) == filtered(grids_by_force(givens, 100'000), puzzle));
    }
  }
  // A grid keeps these only when it has marks at many pairs: see the next case.
  const std::vector<RuleKind> about_pairs{RuleKind::NonConsecutive, RuleKind::NegativeWhite, RuleKind::NegativeBlack,
                                          RuleKind::NegativeSum};
  for (const RuleKind kind : test::rule_kinds(6)) {
    if (std::find(about_pairs.begin(), about_pairs.end(), kind) != about_pairs.end()) continue;
    CAPTURE(std::string(rule_row(kind).id));
    CHECK(met[static_cast<std::size_t>(kind)] > 0);
  }
}

TEST_CASE("each kind of rule is searched as by force on layouts that are no squares", "[rules]") {
  Random random(12);
  for (const LayoutRef& layout : test::other_layouts()) {
    const auto blank = grids_by_force(Grid(layout), 300);
    if (blank.empty()) continue;
    for (const RuleKind kind : test::rule_kinds(layout->digit_count())) {
      if (rule_row(kind).needs_square()) continue;
      const Grid& full = blank[random.below(static_cast<std::uint32_t>(blank.size()))];
      const Grid givens = test::blanked(full, layout->cell_count() - 9, false, random);
      Puzzle puzzle(givens);
      for (int tries = 0; tries < 60 && puzzle.own_rules().size() < 3; ++tries) {
        const Rule rule = test::random_rule(kind, *layout, random);
        RuleSet rules = puzzle.own_rules();
        rules.insert(rule);
        if (tries > 30 || test::keeps_rule(full, rule, rules)) REQUIRE_FALSE(puzzle.add(rule).has_value());
      }
      CAPTURE(name_of(*layout), std::string(rule_row(kind).id));
      REQUIRE(RuleSearch::supports(PuzzleView(puzzle)));
      REQUIRE(all_solutions(puzzle) == filtered(grids_by_force(givens, 100'000), puzzle));
    }
  }
}

// A 4x4 puzzle with six digits of which 5 and 6 are nowhere a candidate: the other four have a place in each house.
TEST_CASE("where a house has as few candidates as cells, each of these digits has a place", "[rules]") {
  Grid givens(layout_of_name("2x2+digits:1-6").value());
  const std::vector<DigitSet> few(16, DigitSet::full(4));
  const auto with_thermometer = [&] {
    Puzzle puzzle(givens, few);
    REQUIRE_FALSE(puzzle.add({RuleKind::Thermometer, {Cell{0}, Cell{1}}, {}}));
    return puzzle;
  };
  CHECK(all_solutions(with_thermometer()).size() == 144);
  for (const Cell cell : {Cell{1}, Cell{6}, Cell{8}}) givens[cell] = Digit{4};
  const Puzzle puzzle = with_thermometer();
  const RuledPuzzle ruled{PuzzleView(puzzle)};
  RuleNode node(*ruled.network, ruled.start);
  CHECK(node.propagate());
  CHECK(node[15] == digit_bit(4));
}

TEST_CASE("a kind that needs a square is refused elsewhere", "[rules]") {
  Puzzle puzzle(Grid(layout_of_name("shape:6x8").value()));
  CHECK(puzzle.add({RuleKind::FallingDiagonal, {}, {}}) == RuleError::WrongSide);
  CHECK(puzzle.add({RuleKind::RowIndexer, {Cell{0}}, {}}) == RuleError::WrongSide);
  CHECK_FALSE(puzzle.add({RuleKind::Thermometer, {Cell{0}, Cell{1}}, {}}));
}

TEST_CASE("puzzles with rules have at most 256 cells", "[rules]") {
  CHECK(RuleSearch::supports(Grid(layout_of_name("flower").value())));
  CHECK_FALSE(RuleSearch::supports(Grid(layout_of_name("samurai").value())));
}

TEST_CASE("negative rules exempt the pairs that have a mark, on 6x6", "[rules]") {
  Random random(4);
  const Grid full = grid_of("123456456123231564564231312645645312", "2x3");
  int kept = 0;
  for (int round = 0; round < 200; ++round) {
    const Grid givens = test::blanked(full, 8 + static_cast<int>(random.below(4)), false, random);
    Puzzle puzzle(givens);
    const auto value = static_cast<std::uint16_t>(2 + random.below(3));
    const std::vector<Rule> negative{{RuleKind::NonConsecutive, {}, {}},
                                     {RuleKind::NegativeWhite, {}, {value, 1}},
                                     {RuleKind::NegativeBlack, {}, {2, value}},
                                     {RuleKind::NegativeSum, {}, {value, 5, 7}}};
    REQUIRE_FALSE(puzzle.add(negative[static_cast<std::size_t>(round) % negative.size()]).has_value());
    // Marks that the full grid keeps, at all pairs in every second round, so that it keeps the negative rule, too.
    for (std::uint16_t cell = 0; cell < 36; ++cell) {
      for (const int step : {1, 6}) {
        const Cell neighbor{static_cast<std::uint16_t>(cell + step)};
        if (neighbor.index >= 36 || (step == 1 && neighbor.index % 6 == 0)) continue;
        if (round % 8 < 4 && random.below(3) == 0) continue;
        const int one = full[Cell{cell}].value;
        const int other = full[neighbor].value;
        const auto [smaller, larger] = std::minmax(one, other);
        const std::vector<Cell> pair{Cell{cell}, neighbor};
        const Rule white{RuleKind::WhiteDot, pair, {static_cast<std::uint16_t>(larger - smaller)}};
        const Rule black{RuleKind::BlackDot, pair, {static_cast<std::uint16_t>(larger / smaller)}};
        const Rule sum{RuleKind::PairSum, pair, {static_cast<std::uint16_t>(larger + smaller)}};
        REQUIRE_FALSE(puzzle.add(larger % smaller == 0 && random.below(2) == 0 ? black : white).has_value());
        REQUIRE_FALSE(puzzle.add(sum).has_value());
      }
    }
    const std::vector<std::string> expected = filtered(grids_by_force(givens, 100'000), puzzle);
    CAPTURE(round);
    REQUIRE(all_solutions(puzzle) == expected);
    kept += !expected.empty();
  }
  CHECK(kept >= 100);
}

TEST_CASE("no kind of rule takes away a solution of a larger puzzle", "[rules]") {
  Random random(5);
  for (const int box : {3, 4}) {
    const LayoutRef layout = Layout::with_boxes(box, box);
    Grid full(layout);
    const int side = layout->side();
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        const int digit = (row * box + row / box + column) % side + 1;
        full.digits()[static_cast<std::size_t>(row * side + column)] = Digit{static_cast<std::uint8_t>(digit)};
      }
    }
    for (const RuleKind kind : test::rule_kinds(side)) {
      const Grid givens = test::blanked(full, side * side - 4 * side, false, random);
      Puzzle puzzle(givens);
      for (int tries = 0, added = 0; tries < 2000 && added < 6; ++tries) {
        const Rule rule = test::random_rule(kind, *layout, random);
        RuleSet rules = puzzle.own_rules();
        rules.insert(rule);
        // Doublers become one rule with those that the puzzle has.
        const bool is_kept = std::all_of(rules.begin(), rules.end(),
                                         [&](const Rule& each) { return test::keeps_rule(full, each, rules); });
        if (!is_kept) continue;
        REQUIRE_FALSE(puzzle.add(rule).has_value());
        ++added;
      }
      const std::vector<std::string> solutions = all_solutions(puzzle);
      CAPTURE(side, std::string(rule_row(kind).id), puzzle.own_rules().size());
      CHECK(std::binary_search(solutions.begin(), solutions.end(), test::symbols_of(full)));
      for (const std::string& solution : solutions) {
        const Grid grid = grid_of(solution, box == 3 ? "3x3" : "4x4");
        for (const Rule& rule : puzzle.own_rules()) CHECK(test::keeps_rule(grid, rule, puzzle.own_rules()));
      }
    }
  }
}

// By Mitchell Lee, 2020: two givens, anti-knight, anti-king and non-consecutive.
TEST_CASE("the miracle sudoku has one solution", "[rules]") {
  std::string givens(81, '.');
  givens[4 * 9 + 2] = '1';
  givens[5 * 9 + 6] = '2';
  Puzzle puzzle(grid_of(givens, "3x3+antiknight+antiking"));
  REQUIRE_FALSE(puzzle.add({RuleKind::NonConsecutive, {}, {}}).has_value());
  CHECK(all_solutions(puzzle) ==
        std::vector<std::string>{"483726159726159483159483726837261594261594837594837261372615948615948372948372615"});
  Puzzle blank(grid_of(std::string(81, '.'), "3x3+antiknight+antiking"));
  REQUIRE_FALSE(blank.add({RuleKind::NonConsecutive, {}, {}}).has_value());
  CHECK(count(blank) == 72);
}

// Thousands of dead ends, before the solution and after it.
TEST_CASE("a search for equal sums that begins again finds each solution once", "[rules]") {
  Puzzle puzzle(grid_of(std::string(22, '.') + '3' + std::string(58, '.'), "3x3+antiknight"));
  REQUIRE_FALSE(puzzle.add({RuleKind::NonConsecutive, {}, {}}).has_value());
  for (const char* line :
       {"r1c3 r2c2 r3c1 r4c1 r5c2", "r9c9 r9c8 r9c7 r9c6 r9c5", "r1c9 r2c9 r3c9 r4c9 r5c9", "r5c5 r6c5 r7c5 r8c4"}) {
    REQUIRE_FALSE(puzzle.add({RuleKind::RegionSumLine, cells_of(line, 9), {}}).has_value());
  }
  CHECK(all_solutions(puzzle) ==
        std::vector<std::string>{"162495738738162495495738162249573816573816249816249573381624957957381624624957381"});
}

TEST_CASE("a search for puzzles with rules can pause at any node, and ends on request", "[rules]") {
  Puzzle puzzle(grid_of(std::string(16, '.'), "2x2"));
  REQUIRE_FALSE(puzzle.add({RuleKind::Thermometer, cells_of("r1c1 r1c2 r2c2", 4), {}}).has_value());
  RuleSearch search{PuzzleView(puzzle)};
  std::uint64_t pauses = 0;
  for (;;) {
    Control control;
    control.node_budget = 1;
    NodeMeter meter(control);
    const SearchEvent event = search.next(meter);
    if (event == SearchEvent::Exhausted) break;
    pauses += event == SearchEvent::OutOfBudget;
  }
  CHECK(search.found() == 48);
  CHECK(pauses > 20);
  CHECK(search.share_done() == Approx(1));
  StopSource source;
  source.request_stop();
  Control stopped;
  stopped.stop = StopToken(source);
  NodeMeter meter(stopped);
  RuleSearch second{PuzzleView(puzzle)};
  CHECK(second.next(meter) == SearchEvent::Stopped);
}

TEST_CASE("a search for puzzles with rules says which puzzles it does not support", "[rules]") {
  CHECK(RuleSearch::supports(PuzzleView(Grid(Layout::of_side(16)))));
  CHECK_FALSE(RuleSearch::supports(PuzzleView(Grid(Layout::of_side(18)))));
}

TEST_CASE("more cells that differ from each other than there are digits have no digits", "[rules]") {
  constexpr std::uint16_t kCells = 28;
  for (const RuleKind kind : {RuleKind::CountingCircles, RuleKind::EqualSums, RuleKind::RegionSumLine}) {
    Puzzle puzzle(Grid(layout_of_name("3x3").value()));
    Rule rule{kind, {}, {}};
    for (std::uint16_t one = 0; one < kCells; ++one) {
      rule.cells.push_back(Cell{one});
      for (std::uint16_t other = 0; other < one; ++other)
        REQUIRE_FALSE(puzzle.add({RuleKind::Cage, {Cell{other}, Cell{one}}, {}}).has_value());
    }
    if (kind == RuleKind::EqualSums) rule.values = {kCells / 2, kCells / 2};
    CAPTURE(std::string(rule_row(kind).id));
    REQUIRE_FALSE(puzzle.add(rule).has_value());
    CHECK(count(puzzle) == 0);
  }
}

TEST_CASE("puzzles that contradict themselves have no solution", "[rules]") {
  struct Case {
    std::string givens;
    std::vector<Rule> rules;
  };
  const std::vector<Case> cases{
      {"11..............", {{RuleKind::Odd, {Cell{15}}, {}}}},
      {"2...............", {{RuleKind::Odd, {Cell{0}}, {}}}},
      {"................", {{RuleKind::Even, {Cell{0}, Cell{1}, Cell{2}}, {}}}},
      {"................", {{RuleKind::Cage, {Cell{0}, Cell{1}}, {3}}, {RuleKind::Cage, {Cell{4}, Cell{5}}, {3}}}},
      {"................", {{RuleKind::Cage, {Cell{0}, Cell{1}}, {7}}, {RuleKind::Cage, {Cell{0}, Cell{4}}, {3}}}},
      {"................",
       {{RuleKind::Thermometer, {Cell{0}, Cell{5}}, {}}, {RuleKind::Thermometer, {Cell{5}, Cell{0}}, {}}}},
      {"................", {{RuleKind::LittleKiller, {Cell{0}, Cell{1}}, {8}}}},
  };
  for (const Case& each : cases) {
    Puzzle puzzle(grid_of(each.givens, "2x2"));
    for (const Rule& rule : each.rules) REQUIRE_FALSE(puzzle.add(rule).has_value());
    CAPTURE(&each - cases.data());
    CHECK(count(puzzle) == 0);
  }
}
