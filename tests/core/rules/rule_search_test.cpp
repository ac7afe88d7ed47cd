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
using test::grid_of;
using test::grids_by_force;
using test::rounds;

namespace {

// `r1c2 r2c3` on a grid of a side up to 9.
std::vector<Cell> cells_of(const std::string& names, int side) {
  std::vector<Cell> cells;
  for (std::size_t start = 0; start + 4 <= names.size(); start += 5) {
    cells.push_back(Cell{static_cast<std::uint16_t>((names[start + 1] - '1') * side + names[start + 3] - '1')});
  }
  return cells;
}

std::vector<std::string> solutions_in(RuleSearchEdition edition, const Puzzle& puzzle) {
  RuleSearch search(PuzzleView(puzzle), edition);
  NodeMeter unbounded;
  std::vector<std::string> solutions;
  Grid grid(puzzle.layout());
  while (search.next(unbounded) == SearchEvent::Solution) {
    search.write_solution(grid.digits());
    solutions.push_back(test::symbols_of(grid));
  }
  CHECK(search.found() == solutions.size());
  CHECK(search.share_done() == Approx(1));
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// Each edition of the search finds the same solutions, in an order of its own.
std::vector<std::string> all_solutions(const Puzzle& puzzle) {
  std::vector<std::string> solutions = solutions_in(RuleSearchEdition::Second, puzzle);
  CHECK(solutions_in(RuleSearchEdition::First, puzzle) == solutions);
  return solutions;
}

std::uint64_t count(const Puzzle& puzzle) {
  RuleSearch search{PuzzleView(puzzle)};
  NodeMeter unbounded;
  while (search.next(unbounded) == SearchEvent::Solution) {
  }
  return search.found();
}

// The grids among `full` that keep all rules, as symbols.
std::vector<std::string> filtered(const std::vector<Grid>& full, const Puzzle& puzzle) {
  std::vector<std::string> kept;
  const RuleSet& rules = puzzle.own_rules();
  for (const Grid& grid : full) {
    const auto is_kept = [&](const Rule& rule) { return test::keeps_rule(grid, rule, rules); };
    if (std::all_of(rules.begin(), rules.end(), is_kept)) kept.push_back(test::symbols_of(grid));
  }
  return kept;
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

TEST_CASE("cages that cover a grid have the solutions that keep them, so innies and outies take away no solution",
          "[rules]") {
  Random random(3);
  const Grid givens = grid_of("123456456123" + std::string(24, '.'), "2x3");
  const std::vector<Grid> all = grids_by_force(givens, 100'000);
  REQUIRE(all.size() > 1000);
  for (int round = 0; round < rounds(300, 60); ++round) {
    const Grid& full = all[random.below(static_cast<std::uint32_t>(all.size()))];
    Puzzle puzzle(givens);
    std::vector<bool> taken(36);
    for (int cage = 0; cage < 40; ++cage) {
      Rule rule = test::random_rule(RuleKind::Cage, *full.layout(), random);
      rule.values = {0};
      for (const Cell cell : rule.cells) rule.values[0] = static_cast<std::uint16_t>(rule.values[0] + full[cell].value);
      const bool overlaps =
          std::any_of(rule.cells.begin(), rule.cells.end(), [&](Cell cell) { return taken[cell.index]; });
      if (overlaps || !test::keeps_rule(full, rule, puzzle.own_rules())) continue;
      for (const Cell cell : rule.cells) taken[cell.index] = true;
      REQUIRE_FALSE(puzzle.add(rule).has_value());
    }
    CAPTURE(round);
    REQUIRE(all_solutions(puzzle) == filtered(all, puzzle));
  }
}

// The sums hold for one of the grids, so some combinations of them leave little room.
TEST_CASE("little killers beside each other have the solutions that keep them, so combined sums take away none",
          "[rules]") {
  Random random(5);
  const Grid givens = grid_of("123456456123" + std::string(24, '.'), "2x3");
  const std::vector<Grid> all = grids_by_force(givens, 100'000);
  REQUIRE(all.size() > 1000);
  for (int round = 0; round < rounds(300, 60); ++round) {
    const Grid& full = all[random.below(static_cast<std::uint32_t>(all.size()))];
    Puzzle puzzle(givens);
    for (int column = 2; column < 6; ++column) {
      // From the top edge to the lower left, and from the left edge to the lower right.
      for (const bool to_the_left : {true, false}) {
        if (random.below(3) == 0) continue;
        std::vector<Cell> cells;
        std::uint16_t sum = 0;
        for (int step = 0; step <= column; ++step) {
          cells.push_back(
              full.layout()->cell(to_the_left ? step : 5 - column + step, to_the_left ? column - step : step));
          sum = static_cast<std::uint16_t>(sum + full[cells.back()].value);
        }
        REQUIRE_FALSE(puzzle.add({RuleKind::LittleKiller, cells, {sum}}).has_value());
      }
    }
    CAPTURE(round);
    REQUIRE(all_solutions(puzzle) == filtered(all, puzzle));
  }
}

// Four of these diagonals have eight cells in each of three boxes. Without their sums together, three million guesses
// did not end the search; with them it takes about 5,000.
TEST_CASE("eight little killers of 49 have no solution, which a short search shows", "[rules]") {
  Puzzle puzzle(grid_of(std::string(81, '.'), "3x3"));
  // A cell at the edge, and the cell after it.
  for (const char* ends :
       {"r1c9 r2c8", "r1c8 r2c7", "r9c2 r8c3", "r9c3 r8c4", "r7c9 r6c8", "r1c1 r2c2", "r2c1 r3c2", "r3c1 r4c2"}) {
    const std::vector<Cell> first = cells_of(ends, 9);
    const Layout& layout = *puzzle.layout();
    const int down = layout.row(first[1]) - layout.row(first[0]);
    const int right = layout.column(first[1]) - layout.column(first[0]);
    std::vector<Cell> cells;
    for (int row = layout.row(first[0]), column = layout.column(first[0]);
         row >= 0 && row < 9 && column >= 0 && column < 9; row += down, column += right)
      cells.push_back(layout.cell(row, column));
    REQUIRE_FALSE(puzzle.add({RuleKind::LittleKiller, cells, {49}}).has_value());
  }
  Control control;
  control.node_budget = 20'000;
  NodeMeter meter(control);
  RuleSearch search{PuzzleView(puzzle)};
  CHECK(search.next(meter) == SearchEvent::Exhausted);
  CHECK(search.found() == 0);
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
