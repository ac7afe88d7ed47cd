#include "core/rules/kinds/kinds.h"

#include <array>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/generate/full_grid.h"
#include "core/grid/rule_table.h"
#include "core/rules/search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"
#include "tests/support/rules.h"

namespace nonet {

using test::rounds;

namespace {

std::vector<Grid> random_grids(int count, Random& random) {
  std::vector<Grid> grids;
  for (const char* layout : {"2x2", "2x3", "3x3"}) {
    for (int grid = 0; grid < count; ++grid) grids.push_back(*random_full_grid(layout_of_name(layout).value(), random));
  }
  return grids;
}

// Marks of the values that the grid has, between nearly all neighbours or between all: without them a grid hardly ever
// keeps a negative rule.
void add_marks(const Grid& full, RuleSet& rules, Random& random) {
  const Layout& layout = *full.layout();
  const bool all = random.below(2) == 0;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    for (const bool right : {true, false}) {
      const int row = layout.row(Cell{index}) + (right ? 0 : 1);
      const int column = layout.column(Cell{index}) + (right ? 1 : 0);
      if (row == layout.side() || column == layout.side() || (!all && random.below(40) == 0)) continue;
      const Cell other = layout.cell(row, column);
      const int one = full[Cell{index}].value;
      const int next = full[other].value;
      rules.insert({RuleKind::WhiteDot, {Cell{index}, other}, {static_cast<std::uint16_t>(std::abs(one - next))}});
      rules.insert({RuleKind::PairSum, {Cell{index}, other}, {static_cast<std::uint16_t>(one + next)}});
    }
  }
}

// Whether the conditions into which the rules are translated allow a full grid.
bool is_solution(const Grid& full, const RuleSet& rules) {
  RuleSearch search{PuzzleView(full, {}, rules)};
  NodeMeter unbounded;
  return search.next(unbounded) == SearchEvent::Solution;
}

}  // namespace

TEST_CASE("holds() says of a full grid what the conditions of each kind say", "[rules]") {
  Random random(19);
  const std::vector<Grid> grids = random_grids(rounds(300, 30), random);
  for (const RuleKind kind : test::rule_kinds(9)) {
    std::array<int, 2> seen{};
    CAPTURE(std::string(rule_row(kind).id));
    for (int round = 0; round < rounds(10'000, 500); ++round) {
      const Grid& full = grids[random.below(static_cast<std::uint32_t>(grids.size()))];
      if (!fits(rule_row(kind).sides, full.side())) continue;
      const Rule rule = test::random_rule(kind, *full.layout(), random);
      RuleSet rules;
      if (rule.cells.empty()) add_marks(full, rules, random);
      rules.insert(rule);
      const bool kept = holds(rule, full.digits(), *full.layout(), rules);
      ++seen[kept ? 1 : 0];
      CAPTURE(round, write_rule(rule, *full.layout()), test::symbols_of(full));
      REQUIRE(kept == is_solution(full, rules));
    }
    CHECK(seen[0] > 0);
    CHECK(seen[1] > 0);
  }
}

// Which cells are meant is what holds() and the conditions have in common, so the answers are written down here.
TEST_CASE("loops, crossings, houses and neighbours are those of the sentence", "[rules]") {
  struct Case {
    const char* rule;
    bool kept;
  };
  // 1 2 3 4
  // 3 4 1 2
  // 2 3 4 1
  // 4 1 2 3
  const Grid full = test::grid_of("1234341223414123", "2x2");
  const Case cases[] = {
      // The loop is in the first box before and after the second: 3 + 1 and 3 + 1.
      {"region-sum-line r1c1 r1c3 r2c3 r2c1 r1c1", true},
      {"region-sum-line r2c1 r1c1 r1c3 r2c3 r2c1", true},
      {"region-sum-line r1c2 r1c3 r2c3 r2c2 r1c2", false},
      {"region-sum-line r1c1 r1c3 r2c3 r2c1", false},
      {"region-sum-line r1c1 r1c2 r2c1 r1c1", true},
      {"modular r1c1 r1c2 r1c3 r1c1", true},
      {"modular r1c1 r1c2 r1c3 r1c4 r1c1", false},
      {"zipper r1c1 r1c2 r2c1 r1c2 r1c1", false},
      {"double-arrow r1c1 r1c2 r1c1", true},
      {"arrow r1c4 r1c1 r1c2 r1c1", true},
      {"arrow r1c3 r1c1 r1c2 r1c1", false},
      {"slow-thermometer r1c1 r2c3 r1c1", true},
      {"slow-thermometer r1c1 r1c2 r1c1", false},
      {"minimum r1c1", true},
      {"minimum r1c1 r1c2", true},
      {"minimum r2c3", true},
      {"maximum r2c2", true},
      {"maximum r2c1", false},
      {"row-indexer r1c1", true},
      {"row-indexer r1c2", false},
      {"column-indexer r2c4", true},
      {"column-indexer r3c1", false},
      {"box-indexer r1c4", true},
      {"box-indexer r3c1", false},
      {"falling-diagonal", false},
      {"rising-diagonal", false},
      {"negative-white 2", false},
      {"negative-sum 8", true},
      {"sum-line 10 r1c1-r1c4", true},
      {"sum-line 3 r1c1-r1c3", true},
      {"sum-line 3 r1c2 r1c1 r1c3", true},
      {"sum-line 4 r1c4 r1c3 r1c1", true},
      {"sum-line 4 r1c1 r1c2 r1c3", false},
      {"sum-line 3 r1c1 r1c2", true},
      {"sum-line 3 r1c1 r1c3 r1c2", false},
      {"counting-circles r1c1", true},
      {"counting-circles r1c2", false},
      {"counting-circles r1c1 r2c3", false},
      {"counting-circles r1c1 r1c2 r2c4", true},
      {"counting-circles r1c2 r2c4 r3c1", false},
      {"counting-circles r1c2 r1c3 r2c1 r2c4 r3c2", true},
      {"any-of (cage 3 r1c1 r1c2) or (cage 4 r1c1 r1c2)", true},
      {"any-of (cage 5 r1c1 r1c2) or (cage 4 r1c1 r1c2)", false},
      {"any-of (cage 5 r1c1 r1c2) or (even r1c1)", false},
      {"any-of (even r1c1) or (all-of (even r1c2) and (odd r1c1))", true},
      {"any-of (even r1c1) or (all-of (even r1c2) and (odd r2c2))", false},
      {"any-of (even r1c1) or (even r1c2; any-of (odd r2c1) or (odd r2c2))", true},
      {"any-of (renban r1c1 r1c3) or (whisper 2 r1c1 r1c3)", true},
      {"any-of (renban r1c1 r1c4) or (palindrome r1c1 r1c4)", false},
      {"product-cage 24 r1c1-r1c4", true},
      {"product-cage 24 r1c2-r1c4", true},
      {"product-cage 6 r1c2 r1c3", true},
      {"product-cage 6 r1c1 r1c3", false},
      {"product-cage 12 r1c1 r1c3 r2c2", true},
      {"product-cage 9 r1c3 r2c1", false},
      {"parity-line r1c1-r1c4 r2c3", true},
      {"parity-line r1c1 r1c3", false},
      {"parity-line r1c1 r1c2 r2c1 r1c2 r1c1", true},
      {"parity-line r1c1 r1c2 r2c1 r1c1", false},
      {"same-difference r1c1-r1c4", true},
      {"same-difference r1c1-r1c3 r2c4 r2c1", true},
      {"same-difference r1c1 r1c3 r1c4", false},
      {"same-difference r1c1 r2c3 r1c1", true},
      {"rellik-cage 8 r1c1 r1c2 r1c4", true},
      {"rellik-cage 7 r1c1 r1c2 r1c4", false},
      {"rellik-cage 4 r1c1 r1c2 r1c4", false},
      {"rellik-cage 4 r1c1 r1c2 r2c3", false},
      {"rellik-cage 4 r1c1 r1c2", true},
      {"equality-cage r1c1 r1c4", true},
      {"equality-cage r1c1 r1c2", false},
      {"equality-cage r1c1 r1c3", false},
      {"equality-cage r1c1-r1c4", true},
      {"equality-cage r1c1-r1c3", false},
      {"equality-cage r1c1 r1c4 r2c2 r2c3", false},
      {"equal-sums 1,2 r1c3 r1c1 r1c2", true},
      {"equal-sums 1,2,2 r1c4 r1c1 r1c3 r2c3 r3c2", true},
      {"equal-sums 1,2,2 r1c4 r1c1 r1c3 r2c3 r3c1", false},
      {"equal-sums 1,1 r1c1 r2c3", true},
      {"same-values 2,2 r1c1 r1c3 r2c3 r2c1", true},
      {"same-values 2,2 r1c1 r1c3 r2c3 r2c2", false},
      {"same-values 3,3 r1c1 r2c3 r1c2 r4c2 r2c4 r3c4", true},
      {"count-distinct r1c2 r1c1 r2c3 r2c4", true},
      {"count-distinct r1c3 r1c1 r2c3 r2c4", false},
      {"contains-exactly 1,1 r1c1 r2c3 r1c2", true},
      {"contains-exactly 1 r1c1 r2c3 r1c2", false},
      {"contains-at-least 1 r1c1 r2c3 r1c2", true},
      {"contains-at-least 1,3 r1c1 r2c3 r1c2", false},
      {"connected-digits 1,2 r1c1-r1c4", true},
      {"connected-digits 1,3 r1c1-r1c4", false},
      {"connected-digits 1,3,2 r1c1-r1c4 r2c1", true},
      {"connected-digits 1 r1c2 r1c3", false},
  };
  for (const Case& each : cases) {
    CAPTURE(each.rule);
    const RuleSet rules = read_rules(each.rule, *full.layout()).value();
    CHECK(holds(*rules.begin(), full.digits(), *full.layout(), rules) == each.kept);
    CHECK(is_solution(full, rules) == each.kept);
  }
}

TEST_CASE("a rule reads the cells that decide whether it is kept, and no others", "[rules]") {
  struct Case {
    const char* rule;
    std::size_t cells;
  };
  const Case cases[] = {
      {"cage 3 r1c1 r1c2", 2},
      {"whisper 2 r1c1 r2c1 r1c1", 2},
      {"minimum r1c1", 3},
      {"minimum r2c2 r2c3", 8},
      {"row-indexer r1c1 r2c1", 4},
      {"row-indexer r1c1 r1c2", 8},
      {"box-indexer r1c1", 4},
      {"falling-diagonal", 4},
      {"nonconsecutive", 16},
      {"column-indexer r2c2", 4},
      {"any-of (even r1c1) or (minimum r2c2)", 6},
  };
  const LayoutRef layout = layout_of_name("2x2").value();
  for (const Case& each : cases) {
    CAPTURE(each.rule);
    CHECK(cells_read(*read_rules(each.rule, *layout).value().begin(), *layout).size() == each.cells);
  }
}

TEST_CASE("cells that a rule does not read do not change whether it holds", "[rules]") {
  Random random(23);
  const std::vector<Grid> grids = random_grids(6, random);
  for (const RuleKind kind : test::rule_kinds(9)) {
    CAPTURE(std::string(rule_row(kind).id));
    for (int round = 0; round < 60; ++round) {
      const Grid& full = grids[random.below(static_cast<std::uint32_t>(grids.size()))];
      if (!fits(rule_row(kind).sides, full.side())) continue;
      const Layout& layout = *full.layout();
      const Rule rule = test::random_rule(kind, layout, random);
      Grid changed = full;
      for (Digit& digit : changed.digits()) digit = kBlank;
      for (const Cell cell : cells_read(rule, layout)) changed[cell] = full[cell];
      CHECK(holds(rule, changed.digits(), layout, {}) == holds(rule, full.digits(), layout, {}));
    }
  }
}

}  // namespace nonet
