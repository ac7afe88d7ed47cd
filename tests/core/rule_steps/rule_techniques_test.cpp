#include "core/logic/rule_techniques.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/api/json/step_json.h"
#include "core/api/teaching/rule_position.h"
#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/logic/finders.h"
#include "core/logic/teacher.h"
#include "core/rule_steps/taught_rules.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;

namespace {

Puzzle puzzle_with(const std::string& givens, const char* layout, const char* rules) {
  Puzzle puzzle(test::grid_of(givens, layout));
  const auto read = read_rules(rules, *puzzle.layout());
  REQUIRE(read);
  for (const Rule& rule : read.value()) REQUIRE_FALSE(puzzle.add(rule).has_value());
  return puzzle;
}

// The state of a puzzle in the layout that knows its rules.
PuzzleState state_of(const Puzzle& puzzle) {
  const TaughtRulesRef taught = taught_rules_of(puzzle);
  REQUIRE(taught);
  return PuzzleState(grid_with(*taught, puzzle.givens()), taught);
}

}  // namespace

TEST_CASE("the teacher's order with rules has every technique once, by levels", "[rule_steps]") {
  std::set<std::string_view> ids;
  int rank = 0;
  Level level = Level::Easy;
  for (const TechniqueRow* row : teaching_order_with_rules()) {
    CAPTURE(row->id);
    CHECK(ids.insert(row->id).second);
    CHECK(row->teaching_rank > rank);
    CHECK(row->level >= level);
    rank = row->teaching_rank;
    level = row->level;
  }
  CHECK(ids.size() == technique_table().size() + rule_technique_table().size());
  for (const TechniqueRow& row : rule_technique_table()) {
    CHECK(&row_of(row.technique) == &row);
    CHECK(technique_named(row.id) == row.technique);
    CHECK(row.family == Family::Rules);
    CHECK(TechniqueSet::all().contains(row.technique));
  }
}

TEST_CASE("a program without the techniques of rules teaches the others in their order", "[rule_steps]") {
  const PuzzleState state = state_of(puzzle_with(std::string(16, '.'), "2x2", "cage 3 r1c1 r1c2; cage 4 r2c1 r2c3"));
  const std::size_t links = rule_links(state).size();
  CHECK(links > 0);
  use_rule_teaching(nullptr);
  const bool has_techniques = !TechniqueSet::of_rules().empty() || technique_named("cage-combinations").has_value();
  const auto order = teaching_order_with_rules();
  const auto plain = teaching_order();
  const bool keeps_order = std::equal(order.begin(), order.end(), plain.begin(), plain.end());
  const bool has_links = !rule_links(state).empty();
  const std::optional<Step> step = next_step(state);
  use_rule_teaching(&kRuleTeachingPart);
  CHECK_FALSE(has_techniques);
  CHECK(keeps_order);
  CHECK_FALSE(has_links);
  CHECK((!step || row_of(step->technique).family != Family::Rules));
  CHECK(rule_links(state).size() == links);
}

TEST_CASE("taught rules come with a layout that has their houses and pairs, and the name of its base", "[rule_steps]") {
  const Puzzle puzzle =
      puzzle_with(std::string(81, '.'), "3x3",
                  "cage r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1; rising-diagonal; thermometer r9c1 r8c2; "
                  "white-dot 1 r4c3 r4c4; black-dot 2 r6c3 r6c4; palindrome r7c5 r6c6");
  const TaughtRulesRef taught = taught_rules_of(puzzle);
  REQUIRE(taught);
  CHECK(taught->rules == puzzle.own_rules());
  const LayoutRef layout = taught->layout;
  CHECK_FALSE(layout->is_classic());
  CHECK_FALSE(*layout == *puzzle.layout());
  CHECK(name_of(*layout) == "3x3");
  REQUIRE(layout->house_count() == 29);
  CHECK(layout->kind(House{26}) == HouseKind::Box);
  CHECK(layout->kind(House{27}) == HouseKind::ExtraRegion);
  CHECK(layout->kind(House{28}) == HouseKind::Diagonal);
  CHECK(layout->number(House{28}) == 2);
  const auto differ = [&](int one_row, int one_column, int row, int column) {
    const auto peers = layout->peers(layout->cell(one_row - 1, one_column - 1));
    return std::find(peers.begin(), peers.end(), layout->cell(row - 1, column - 1)) != peers.end();
  };
  CHECK(differ(1, 4, 3, 1));
  CHECK(differ(9, 1, 1, 9));
  CHECK(differ(9, 1, 8, 2));
  CHECK_FALSE(differ(7, 5, 6, 6));
  CHECK(*layout == *taught_rules_of(puzzle)->layout);
  CHECK_FALSE(PuzzleState(Grid(layout), taught).digits_are_interchangeable());
  Grid conflict(layout);
  conflict[layout->cell(0, 3)] = Digit{5};
  conflict[layout->cell(2, 0)] = Digit{5};
  CHECK_FALSE(is_consistent(conflict));
}

TEST_CASE("a puzzle without own rules, or too large for their search, has no taught rules", "[rule_steps]") {
  CHECK(taught_rules_of(Puzzle(Grid(Layout::classic()))) == nullptr);
  Puzzle large(Grid(Layout::of_side(25)));
  REQUIRE_FALSE(large.add({RuleKind::Even, {Cell{0}}, {}}).has_value());
  CHECK(taught_rules_of(large) == nullptr);
}

// The first step of a technique, as its results: `r1c1=3` or `r1c1<>1`.
TEST_CASE("each technique finds its step", "[rule_steps]") {
  struct Case {
    const char* technique;
    const char* givens;
    const char* rules;
    const char* step;
  };
  const std::vector<Case> cases{
      {"last-cell-of-sum", "1...............", "cage 6 r1c1 r2c1 r2c2; cage 3 r1c1 r1c2",
       R"("placements":[{"cell":"r1c2","digit":2}])"},
      {"last-cell-of-sum", "4..............1", "little-killer 8 r1c1 r2c2 r3c3 r4c4; arrow r1c1 r4c4 r3c2",
       R"("placements":[{"cell":"r3c2","digit":3}])"},
      {"related-cell", "1...............", "white-dot 1 r1c1 r1c2", R"("placements":[{"cell":"r1c2","digit":2}])"},
      {"related-cell", ".2..............", "white-dot 1 r1c1 r1c2", R"("eliminations":[{"cell":"r1c1","digit":4}])"},
      {"related-cell", ".2..............", "inequality r1c1 r1c2", R"("placements":[{"cell":"r1c1","digit":1}])"},
      {"related-cell", ".3..............", "palindrome r1c2 r2c3 r3c3 r4c1",
       R"("placements":[{"cell":"r4c1","digit":3}])"},
      {"related-cell", "4...............", "pair-sum 5 r1c1 r2c1", R"("placements":[{"cell":"r2c1","digit":1}])"},
      {"parity", "................", "even r1c1 r4c4", R"("digits":[1,3])"},
      {"excluded-digits", "................", "whisper 2 r1c1 r2c2 r3c2", R"("placements":[],"eliminations":[])"},
      {"excluded-digits", "................", "whisper 3 r1c1 r2c1", R"("digits":[2,3])"},
      {"excluded-digits", "................", "thermometer r1c1 r2c1 r3c1", R"("digits":[1,2,3,4])"},
      {"single-combination", "................", "cage 3 r1c1 r2c1", R"("total":3,"combinations":[[1,2]])"},
      {"order-bounds", "..3.............", "thermometer r1c1 r2c2 r1c3",
       R"("placements":[],"eliminations":[{"cell":"r2c2","digit":1})"},
      {"related-candidates", "2...............", "white-dot 1 r2c1 r2c2", R"("digits":[1])"},
      {"cage-combinations", "1...............", "cage 5 r2c1 r2c2", R"("combinations":[[2,3]])"},
      {"renban-digits", "1...............", "renban r2c1 r2c2 r2c3", R"("placements":[])"},
      {"quadruple-digits", ".....1..........", "quadruple 1,2,3,4 r2c2 r2c3 r3c2 r3c3", R"("digits":[1])"},
      {"between-bounds", "1..4............", "between r1c1 r2c3 r1c4", R"("digits":[1])"},
      {"sum-bounds", "................", "arrow r1c1 r1c2 r2c3", R"("rules":[0],"total":0)"},
      {"required-digit", "................", "cage 3 r1c1 r2c2", R"("digits":[1])"},
      // Box 1 has the sum 10: the cage of 7 leaves r2c2.
      {"rule-of-45", "................", "cage 7 r1c1 r1c2 r2c1", R"("placements":[{"cell":"r2c2","digit":3}])"},
      // Two cages and two innies fill row 1, so the outie is 3 less than these.
      {"innies-and-outies", "................", "cage 7 r1c1 r1c2 r2c3",
       R"("eliminations":[{"cell":"r2c3","digit":1},{"cell":"r1c3","digit":3},{"cell":"r1c4","digit":3},{"cell":"r2c3","digit":4}],"rules":[0],"total":3)"},
      // Rows 1 and 2 have the sum 20, and the cages 12: 8 of three digits are 1, 3 and 4.
      {"innies-and-outies", "................", "cage 7 r1c1 r1c2 r2c1; cage 5 r1c3 r1c4",
       R"("eliminations":[{"cell":"r2c2","digit":2},{"cell":"r2c3","digit":2},{"cell":"r2c4","digit":2}],"rules":[0,1])"},
      {"rule-pointing", "................", "cage 6 r1c1 r1c2 r2c3",
       R"("digits":[1],"houses":[{"house":"box","index":1,"role":"base"}])"},
      // 2 on the line needs 4 on both sides, and these see each other.
      {"line-candidates", "................", "whisper 2 r1c1 r1c2 r1c3 r1c4",
       R"("eliminations":[{"cell":"r1c1","digit":1},{"cell":"r1c4","digit":1},{"cell":"r1c2","digit":2},{"cell":"r1c3","digit":2},{"cell":"r1c2","digit":3},{"cell":"r1c3","digit":3},{"cell":"r1c1","digit":4},{"cell":"r1c4","digit":4}])"},
      // Only 1+2+1 is at most 4.
      {"sum-combinations", "................", "arrow r1c1 r1c2 r1c3 r2c4",
       R"("eliminations":[{"cell":"r1c1","digit":1},{"cell":"r1c3","digit":1},{"cell":"r1c1","digit":2},{"cell":"r1c2","digit":2},{"cell":"r2c4","digit":2},{"cell":"r1c1","digit":3},{"cell":"r1c2","digit":3})"},
      {"filled-circles", "1...............", "counting-circles r1c1 r2c3 r3c2",
       R"("eliminations":[{"cell":"r2c3","digit":1},{"cell":"r3c2","digit":1}])"},
      // Three circles have 3 alone, or 1 and 2.
      {"circle-digits", "................", "counting-circles r1c1 r2c3 r3c2",
       R"("digits":[4],"houses":[],"parts":[{"role":"rule-cell","cells":["r1c1","r2c3","r3c2"],"digits":[1,2,3,4]}])"},
      {"circle-digits", "................", "counting-circles r1c1 r2c3 r3c2",
       R"("total":3,"combinations":[[3],[1,2]])"},
      {"circle-places", "................", "counting-circles r1c1 r2c3", R"("total":2,"combinations":[[2]])"},
      {"common-sums", "................", "region-sum-line r1c2 r1c3 r1c4",
       R"("sums":[{"cells":["r1c2"],"sums":[1,2,3,4]},{"cells":["r1c3","r1c4"],"sums":[3,4,5,6,7]}])"},
      {"common-sums", "................", "region-sum-line r1c2 r1c3 r1c4",
       R"("eliminations":[{"cell":"r1c2","digit":1},{"cell":"r1c2","digit":2},{"cell":"r1c3","digit":4},{"cell":"r1c4","digit":4}])"},
      // Two cells of a row are no palindrome.
      {"last-alternative", "................", "any-of (whisper 3 r1c1 r1c2) or (palindrome r1c1 r1c2)",
       R"("alternatives":[0])"},
      // A whisper of 3 has 1 and 4, the cage 1 and 3.
      {"every-alternative", "................", "any-of (whisper 3 r1c1 r1c2) or (cage 4 r1c1 r1c2)",
       R"("eliminations":[{"cell":"r1c1","digit":2},{"cell":"r1c2","digit":2}],"rules":[0],"alternatives":[0,1])"},
      {"clue-arrangements", "................", "sandwich 5 r1c1 r1c2 r1c3 r1c4", R"("rules":[0])"},
  };
  for (const TechniqueRow& row : rule_technique_table()) {
    CAPTURE(row.id);
    CHECK(std::any_of(cases.begin(), cases.end(), [&](const Case& each) { return each.technique == row.id; }));
  }
  for (const Case& each : cases) {
    CAPTURE(each.technique, each.rules);
    const PuzzleState state = state_of(puzzle_with(each.givens, "2x2", each.rules));
    const std::vector<Step> steps = find_steps(state, *technique_named(each.technique));
    const std::string text =
        steps.empty() ? R"("placements":[],"eliminations":[])" : json_of(steps, state.layout(), CellNames::RowColumn);
    CAPTURE(text);
    CHECK(text.find(each.step) != std::string::npos);
  }
}
