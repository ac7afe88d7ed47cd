// Connected digits against all fillings of a few cells.

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/rules/conditions.h"
#include "core/rules/kinds/kinds.h"
#include "core/rules/lowering.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/conditions.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// Whether the marked cells of a board are one area, by spreading from the first one.
bool is_area(std::vector<bool> marked, int columns) {
  const auto first = std::find(marked.begin(), marked.end(), true);
  if (first == marked.end()) return false;
  std::vector<int> next{static_cast<int>(first - marked.begin())};
  *first = false;
  while (!next.empty()) {
    const int cell = next.back();
    next.pop_back();
    for (const int step : {-1, 1, -columns, columns}) {
      const int other = cell + step;
      const bool leaves_row = std::abs(step) == 1 && other / columns != cell / columns;
      if (other < 0 || other >= static_cast<int>(marked.size()) || leaves_row) continue;
      if (!marked[static_cast<std::size_t>(other)]) continue;
      marked[static_cast<std::size_t>(other)] = false;
      next.push_back(other);
    }
  }
  return std::find(marked.begin(), marked.end(), true) == marked.end();
}

bool is_area_of(DigitMask digits, const std::vector<int>& full, int columns) {
  std::vector<bool> marked;
  for (const int digit : full) marked.push_back((digits & digit_bit(digit)) != 0);
  return is_area(std::move(marked), columns);
}

// All cells of a board of the layout.
RuleNetwork network_of(const Layout& layout, const std::string& rules) {
  Lowering lowering = Lowering::of_rules(layout);
  const RuleSet set = read_rules(rules, layout).value();
  for (const Rule& rule : set) lower(rule, set, lowering);
  return lowering.network();
}

// Two digits in few cells, and one in the others.
void draw_candidates(RuleNetwork& network, std::size_t most_open, Random& random) {
  std::size_t open = 0;
  for (DigitMask& digits : network.start) {
    const auto digit = [&] { return digit_bit(1 + static_cast<int>(random.below(3))); };
    digits = digit();
    if (open < most_open && random.below(2) == 0) digits |= digit();
    if (!is_single(digits)) ++open;
  }
}

// Applies all conditions. The digits that stay; none when there is no solution.
std::vector<DigitMask> propagated(const RuleNetwork& network) {
  RuleNode node(network);
  if (!node.propagate()) return std::vector<DigitMask>(network.cell_count());
  return {node.candidates().begin(), node.candidates().end()};
}

}  // namespace

TEST_CASE("connected digits keep exactly the candidates of areas", "[rules]") {
  Random random(51);
  int met = 0;
  int reduced = 0;
  for (const char* const name : {"2x2", "2x3"}) {
    const LayoutRef layout = layout_of_name(name).value();
    const int side = layout->side();
    for (const char* const digits : {"1", "1,2", "2,4"}) {
      const std::string cells = side == 4 ? "r1c1-r1c4 r2c1-r2c4 r3c1-r3c4 r4c1-r4c4"
                                          : "r1c1-r1c6 r2c1-r2c6 r3c1-r3c6 r4c1-r4c6 r5c1-r5c6 r6c1-r6c6";
      RuleNetwork network = network_of(*layout, std::string("connected-digits ") + digits + " " + cells);
      REQUIRE(network.connections.size() == 1);
      const DigitMask area = network.connections[0].digits;
      for (int round = 0; round < rounds(400, 40); ++round) {
        draw_candidates(network, 10, random);
        const auto expected =
            supported(network, [&](const std::vector<int>& full) { return is_area_of(area, full, side); });
        const auto found = propagated(network);
        REQUIRE(found == expected);
        met += expected[0] != 0;
        reduced += expected[0] != 0 && found != network.start;
      }
    }
  }
  CHECK(met > rounds(300, 30));
  CHECK(reduced > rounds(100, 10));
}

TEST_CASE("two areas without a common cell part each other, and no solution is lost", "[rules]") {
  Random random(52);
  int met = 0;
  int parted = 0;
  for (const char* const name : {"2x2", "2x3"}) {
    const LayoutRef layout = layout_of_name(name).value();
    const int side = layout->side();
    const std::string cells = side == 4 ? "r1c1-r1c4 r2c1-r2c4 r3c1-r3c4 r4c1-r4c4"
                                        : "r1c1-r1c6 r2c1-r2c6 r3c1-r3c6 r4c1-r4c6 r5c1-r5c6 r6c1-r6c6";
    RuleNetwork both = network_of(*layout, "connected-digits 1 " + cells + "; connected-digits 2 " + cells);
    RuleNetwork alone = network_of(*layout, "connected-digits 1 " + cells);
    alone.connections.push_back(alone.connections[0]);
    alone.connections[1].digits = digit_bit(2);
    // A square for each two rows and columns, and the edge.
    CHECK(both.automata.size() == static_cast<std::size_t>((side - 1) * (side - 1) + 1));
    for (int round = 0; round < rounds(3000, 600); ++round) {
      draw_candidates(both, 10, random);
      // Few boards are two areas: most cells of the left part have a 1, and most of the right part a 2.
      for (std::size_t cell = 0; cell < both.cell_count(); ++cell) {
        const bool is_left = static_cast<int>(cell) % side < side / 2;
        if (random.below(5) > 0) both.start[cell] |= digit_bit(is_left ? 1 : 2);
        if (random.below(3) > 0 && is_single(both.start[cell])) both.start[cell] = digit_bit(is_left ? 1 : 2);
      }
      std::size_t choices = 1;
      for (const DigitMask digits : both.start) choices *= static_cast<std::size_t>(std::popcount(digits));
      if (choices > 5000) continue;
      const auto expected = supported(both, [&](const std::vector<int>& full) {
        return is_area_of(digit_bit(1), full, side) && is_area_of(digit_bit(2), full, side);
      });
      const auto found = propagated(both);
      for (std::size_t cell = 0; cell < expected.size(); ++cell) REQUIRE((expected[cell] & ~found[cell]) == 0);
      met += expected[0] != 0;
      for (std::size_t cell = 0; cell < expected.size(); ++cell) alone.start[cell] = both.start[cell];
      RuleNode node(alone);
      bool is_possible = true;
      for (int look = 0; look < 20 && is_possible; ++look)
        is_possible = apply(alone.connections[0], node) && apply(alone.connections[1], node);
      parted += is_possible && found != std::vector<DigitMask>(node.candidates().begin(), node.candidates().end());
    }
  }
  CHECK(met > rounds(100, 20));
  CHECK(parted > rounds(50, 10));
}

TEST_CASE("areas part each other only where no ways cross", "[rules]") {
  const LayoutRef layout = layout_of_name("gattai:2x2@0,0+shape:1x1@6,0+6,2+7,1+8,0+8,2+digits:1-4").value();
  const auto automata = [&](const std::string& cells, const std::string& others) {
    return network_of(*layout, "connected-digits 1 " + cells + "; connected-digits 2 " + others).automata.size();
  };
  // A square and its edge.
  CHECK(automata("r7c1 r7c3 r9c1 r9c3", "r7c1 r7c3 r9c1 r9c3") == 2);
  CHECK(automata("r1c1 r1c2 r2c1 r2c2", "r1c1 r1c2 r2c1 r2c2") == 2);
  CHECK(automata("r7c1 r7c3 r8c2 r9c1 r9c3", "r7c1 r7c3 r8c2 r9c1 r9c3") == 0);
  CHECK(automata("r7c1 r7c3 r9c1 r9c3 r1c1", "r7c1 r7c3 r9c1 r9c3 r1c1") == 0);
  CHECK(automata("r1c1 r1c2 r2c1 r2c2", "r1c1 r1c2 r2c1 r2c3") == 0);
  // A square without an edge: the cells are no rectangle. And an edge with a hole inside.
  CHECK(automata("r1c1-r1c3 r2c1 r2c2", "r1c1-r1c3 r2c1 r2c2") == 1);
  CHECK(automata("r1c1-r1c3 r2c1 r2c3 r3c1-r3c3", "r1c1-r1c3 r2c1 r2c3 r3c1-r3c3") == 1);
  CHECK(automata("r1c1-r1c4", "r1c1-r1c4") == 0);
}

TEST_CASE("extra cells are neighbours when they are two places apart and no cell is between them", "[rules]") {
  const LayoutRef layout = layout_of_name("gattai:2x2@0,0+shape:1x1@6,0+6,2+6,4+6,5+6,6+8,0+10,2+digits:1-4").value();
  std::vector<Digit> full(static_cast<std::size_t>(layout->cell_count()), Digit{1});
  const auto holds_for = [&](const std::string& cells) {
    const RuleSet rules = read_rules("connected-digits 1,2 " + cells, *layout).value();
    return holds(*rules.begin(), full, *layout, rules);
  };
  CHECK(holds_for("r7c1"));
  CHECK(holds_for("r7c3 r7c1 r9c1"));
  CHECK(!holds_for("r7c3 r9c1"));
  CHECK(!holds_for("r9c1 r11c3"));
  CHECK(holds_for("r7c5 r7c6 r7c7"));
  CHECK(!holds_for("r7c5 r7c7"));
  CHECK(!holds_for("r1c1 r1c3"));
  CHECK(!holds_for("r4c1 r7c1"));
  CHECK(holds_for("r3c3 r3c4"));
  std::fill(full.begin(), full.end(), Digit{3});
  CHECK(!holds_for("r7c1"));
}
