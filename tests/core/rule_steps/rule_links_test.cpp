#include <algorithm>
#include <string>
#include <vector>

#include "core/formats/rule_text.h"
#include "core/logic/rule_techniques.h"
#include "core/rule_steps/taught_rules.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;

namespace {

// The state of a blank 4x4 puzzle with rules, in which some cells have few candidates: `r1c1 12`.
PuzzleState state_with(const char* rules, const std::vector<std::pair<Cell, DigitSet>>& kept) {
  Puzzle puzzle(test::grid_of("................", "2x2"));
  const auto read = read_rules(rules, *puzzle.layout());
  REQUIRE(read);
  for (const Rule& rule : read.value()) REQUIRE_FALSE(puzzle.add(rule).has_value());
  const TaughtRulesRef taught = taught_rules_of(puzzle);
  REQUIRE(taught);
  PuzzleState state(Grid(taught->layout), taught);
  for (const auto& [cell, digits] : kept) {
    (state.candidates(cell) - digits).for_each([&, place = cell](Digit digit) { state.eliminate(place, digit); });
  }
  return state;
}

// As `1r1c1-2r1c2` and `1r1c1=2r1c2`, sorted.
std::vector<std::string> links_of(const PuzzleState& state) {
  const auto name = [](const Candidate& candidate) {
    const int cell = candidate.cell.index;
    return std::to_string(candidate.digit.value) + "r" + std::to_string(cell / 4 + 1) + "c" +
           std::to_string(cell % 4 + 1);
  };
  std::vector<std::string> names;
  for (const RuleLink& link : rule_links(state))
    names.push_back(name(link.one) + (link.strong ? "=" : "-") + name(link.other));
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace

TEST_CASE("each rule links the candidates that it excludes or needs together", "[rule_steps]") {
  using Kept = std::vector<std::pair<Cell, DigitSet>>;
  const auto digits = [](std::initializer_list<int> list) {
    DigitSet set;
    for (const int digit : list) set.insert(Digit{static_cast<std::uint8_t>(digit)});
    return set;
  };
  struct Case {
    const char* rules;
    Kept kept;
    std::vector<std::string> links;
  };
  const std::vector<Case> cases{
      // Sets 1+4 and 2+3: each digit has one partner. Equal digits of cells in one box need no rule.
      {"cage 5 r1c1 r2c2",
       {{Cell{0}, digits({1, 2, 4})}, {Cell{5}, digits({1, 3, 4})}},
       {"1r1c1-3r2c2", "2r1c1-1r2c2", "2r1c1-4r2c2", "4r1c1-3r2c2"}},
      {"cage 5 r1c1 r2c2",
       {{Cell{0}, digits({1, 2})}, {Cell{5}, digits({3, 4})}},
       {"1r1c1-3r2c2", "1r1c1=3r2c2", "2r1c1-4r2c2", "2r1c1=4r2c2"}},
      // Only 1, 2, 3 and 3, 1, 2 are left, in this order: each digit of a cell brings two others.
      {"cage 6 r1c1 r1c2 r2c1",
       {{Cell{0}, digits({1, 3})}, {Cell{1}, digits({1, 2})}, {Cell{4}, digits({2, 3})}},
       {"1r1c1-2r2c1", "1r1c1=1r1c2", "1r1c1=2r2c1", "1r1c2-3r2c1", "1r1c2=3r2c1", "2r1c2=2r2c1", "3r1c1-2r1c2",
        "3r1c1=2r1c2", "3r1c1=3r2c1"}},
      // Without 1 at the bulb, 3 and then 4 follow.
      {"thermometer r1c1 r1c2", {{Cell{0}, digits({1, 3})}, {Cell{1}, digits({2, 4})}}, {"1r1c1=4r1c2", "3r1c1-2r1c2"}},
      {"black-dot 2 r1c4 r2c4",
       {{Cell{3}, digits({1, 4})}, {Cell{7}, digits({1, 2})}},
       {"1r1c4=2r2c4", "4r1c4-1r2c4", "4r1c4=2r2c4"}},
      // Cells that share no house: 1+2, 2+1 and 2+2 are left.
      {"arrow r1c1 r2c3 r4c2",
       {{Cell{0}, digits({3, 4})}, {Cell{6}, digits({1, 2})}, {Cell{13}, digits({1, 2})}},
       {"1r2c3-1r4c2", "2r2c3=2r4c2", "3r1c1=2r2c3", "3r1c1=2r4c2", "4r1c1-1r2c3", "4r1c1-1r4c2"}},
      {"quadruple 1 r1c1 r1c2 r2c1 r2c2",
       {{Cell{0}, digits({1, 2})}, {Cell{1}, digits({3, 4})}, {Cell{4}, digits({2, 3})}},
       {"1r1c1=1r2c2"}},
  };
  for (const Case& each : cases) {
    CAPTURE(each.rules);
    CHECK(links_of(state_with(each.rules, each.kept)) == each.links);
  }
}
