#include <algorithm>
#include <string_view>

#include "core/logic/survey.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/states.h"

namespace nonet {

using test::results_of;
using test::state_limited;

namespace {

struct DigitCase {
  std::string_view layout;
  std::string_view limits;
  std::string_view results;
};

void check(Technique technique, const DigitCase& digit, const FindOptions& options = {}) {
  CAPTURE(digit.layout, digit.limits);
  CHECK(results_of(state_limited(digit.limits, digit.layout), technique, options) == digit.results);
}

std::vector<Cell> cells_of(const Step& step, HouseRole role, const Layout& layout) {
  std::vector<Cell> firsts;
  for (const auto& [house, its_role] : step.houses) {
    if (its_role == role) firsts.push_back(layout.cells(house).front());
  }
  return firsts;
}

}  // namespace

TEST_CASE("skyscrapers", "[logic]") {
  check(Technique::Skyscraper, GENERATE(values<DigitCase>({
                                   {"3x3", "r2:2,5 r6:2,6", "r1c6<>1 r3c6<>1 r4c5<>1 r5c5<>1"},
                                   {"3x3", "c2:2,5 c6:2,6", "r5c4<>1 r5c5<>1 r6c1<>1 r6c3<>1"},
                                   // An X-Wing; ends without a common peer; a row with three places.
                                   {"3x3", "r2:2,5 r6:2,5", ""},
                                   {"3x3", "r2:2,5 r6:2,9", ""},
                                   {"3x3", "r2:2,5,7 r6:2,6", ""},
                                   {"2x3", "r1:1,4 r3:1,5", "r2c5<>1 r4c4<>1"},
                                   {"jigsaw:1122112233443344", "r1:1,3 r3:1,4", "r2c4<>1 r4c3<>1"},
                                   {"4x4", "r2:2,5 r9:2,6", "r1c6<>1 r3c6<>1 r4c6<>1 r10c5<>1 r11c5<>1 r12c5<>1"},
                               })));
}

TEST_CASE("2-string kites", "[logic]") {
  check(Technique::TwoStringKite, GENERATE(values<DigitCase>({
                                      {"3x3", "r2:2,8 c1:3,7", "r7c8<>1"},
                                      // Not joined in a box; a cell in common.
                                      {"3x3", "r2:2,8 c1:4,7", ""},
                                      {"3x3", "r2:2,8 c2:2,7", ""},
                                      // The row ends in the box: then locked candidates find the elimination.
                                      {"3x3", "r2:2,3 c1:3,7", ""},
                                      {"2x3", "r1:2,5 c1:2,5", "r5c5<>1"},
                                      {"4x4", "r2:2,16 c1:3,13", "r13c16<>1"},
                                  })));
}

TEST_CASE("dual 2-string kites", "[logic]") {
  check(Technique::DualTwoStringKite, GENERATE(values<DigitCase>({
                                          {"3x3", "r2:2,8 c1:3,7 r3:1,9 c2:2,8", "r7c8<>1 r8c9<>1"},
                                          // Only one of the two; both with one result.
                                          {"3x3", "r2:2,8 c1:3,7 r3:1,9 c2:2,8,9", ""},
                                          {"3x3", "r2:2,8 c1:3,7", ""},
                                      })));
}

TEST_CASE("turbot fishes", "[logic]") {
  check(Technique::TurbotFish,
        GENERATE(values<DigitCase>({
            {"3x3", "r2:1,4 b5:4,9", "r6c1<>1"},
            // The links do not meet; a skyscraper; a kite.
            {"3x3", "r2:1,4 b5:5,9", ""},
            {"3x3", "r2:2,5 r6:2,6", ""},
            {"3x3", "r2:2,8 c1:3,7", ""},
            // By a diagonal; joined by a knight's move.
            {"3x3+x", "r2:1,5 d1:5,8", "r8c1<>1"},
            {"3x3+antiknight", "r2:1,4 r4:5,2", "r1c2<>1 r3c2<>1 r5c1<>1 r6c1<>1 | r1c5<>1 r3c5<>1 r5c4<>1 r6c4<>1"},
        })));
}

TEST_CASE("turbot fishes of every kind, when asked for", "[logic]") {
  FindOptions options;
  options.all_turbot_fishes = true;
  check(Technique::TurbotFish, {"3x3", "r2:2,5 r6:2,6", "r1c6<>1 r3c6<>1 r4c5<>1 r5c5<>1"}, options);
  check(Technique::TurbotFish, {"3x3", "r2:2,8 c1:3,7", "r7c8<>1"}, options);
}

TEST_CASE("empty rectangles", "[logic]") {
  check(Technique::EmptyRectangle,
        GENERATE(values<DigitCase>({
            {"3x3", "b1:3,7,9 c7:3,8", "r8c3<>1"},
            {"3x3", "b1:3,7,9 r6:3,7", "r3c7<>1"},
            // A place in neither line; all in one line; a column with three places; a link that does not touch the row.
            {"3x3", "b1:3,4,7,9 c7:3,8", ""},
            {"3x3", "b1:7,8,9 c7:3,8", ""},
            {"3x3", "b1:3,7,9 c7:3,8,9", ""},
            {"3x3", "b1:3,7,9 c7:2,8", ""},
            {"2x3", "b1:3,4 c5:2,5", "r5c3<>1"},
            {"3x3+windoku", "w1:3,7,9 c1:4,8", "r8c4<>1"},
            {"jigsaw:1122112233443344", "b1:1,2,3 c4:1,3", "r3c1<>1"},
        })));
}

TEST_CASE("empty rectangles of two places are an option", "[logic]") {
  FindOptions options;
  check(Technique::EmptyRectangle, {"3x3", "b1:3,7 c7:3,8", "r8c3<>1"}, options);
  options.small_empty_rectangles = false;
  check(Technique::EmptyRectangle, {"3x3", "b1:3,7 c7:3,8", ""}, options);
  check(Technique::EmptyRectangle, {"3x3", "b1:3,7,9 c7:3,8", "r8c3<>1"}, options);
}

TEST_CASE("dual empty rectangles", "[logic]") {
  check(Technique::DualEmptyRectangle, GENERATE(values<DigitCase>({
                                           {"3x3", "b1:3,7,9 c7:3,8 r6:3,8", "r3c8<>1 r8c3<>1"},
                                           {"3x3", "b1:3,7,9 c7:3,8", ""},
                                       })));
}

TEST_CASE("the step of two strong links is a chain with their houses", "[logic]") {
  const PuzzleState state = state_limited("r2:2,8 c1:3,7");
  const Layout& layout = state.layout();
  const std::vector<Step> steps = find_steps(state, Technique::TwoStringKite);
  REQUIRE(steps.size() == 1);
  const Step& kite = steps.front();
  CHECK(cells_of(kite, HouseRole::Base, layout) == std::vector{layout.cell(1, 0), layout.cell(0, 0)});
  REQUIRE(kite.houses.size() == 3);
  CHECK(layout.kind(kite.houses[2].house) == HouseKind::Box);
  REQUIRE(kite.parts.size() == 4);
  CHECK(kite.parts[0].cells == std::vector{layout.cell(1, 7)});
  CHECK(kite.parts[1].cells == std::vector{layout.cell(1, 1)});
  CHECK(kite.parts[2].cells == std::vector{layout.cell(2, 0)});
  CHECK(kite.parts[3].cells == std::vector{layout.cell(6, 0)});
  REQUIRE(kite.links.size() == 3);
  CHECK((kite.links[0].strong && !kite.links[1].strong && kite.links[2].strong));
}

TEST_CASE("the step of an empty rectangle is a chain from the column in the box", "[logic]") {
  const PuzzleState state = state_limited("b1:3,7,9 c7:3,8");
  const Layout& layout = state.layout();
  const std::vector<Step> steps = find_steps(state, Technique::EmptyRectangle);
  REQUIRE(steps.size() == 1);
  const Step& step = steps.front();
  REQUIRE(step.parts.size() == 4);
  CHECK(step.parts[0].cells == std::vector{layout.cell(0, 2)});
  CHECK(step.parts[1].cells == std::vector{layout.cell(2, 0), layout.cell(2, 2)});
  CHECK(step.parts[2].cells == std::vector{layout.cell(2, 6)});
  CHECK(step.parts[3].cells == std::vector{layout.cell(7, 6)});
  CHECK(cells_of(step, HouseRole::Cover, layout).size() == 2);
}

TEST_CASE("the first step wanted is the first of all", "[logic]") {
  const PuzzleState state = state_limited("r1:2,5 r4:2,6 r7:1,4 r9:1,6");
  const std::vector<Step> all = find_steps(state, Technique::Skyscraper);
  REQUIRE(all.size() > 1);
  TeacherOptions options;
  options.allowed = TechniqueSet();
  options.allowed.insert(Technique::Skyscraper);
  const auto first = next_step(state, options);
  REQUIRE(first);
  CHECK(same_result(*first, all.front()));
}

}  // namespace nonet
