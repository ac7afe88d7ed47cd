#include "core/logic/fish/fish.h"

#include <string_view>

#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/states.h"

namespace nonet {

using test::results_of;
using test::state_limited;

namespace {

struct FishCase {
  Technique technique;
  std::string_view layout;
  std::string_view limits;
  std::string_view results;
};

void check(const FishCase& fish) {
  CAPTURE(row_of(fish.technique).id, fish.layout, fish.limits);
  CHECK(results_of(state_limited(fish.limits, fish.layout), fish.technique) == fish.results);
}

std::vector<Cell> cells_of(const Step& step, Role role) {
  std::vector<Cell> cells;
  for (const Part& part : step.parts) {
    if (part.role == role) cells.insert(cells.end(), part.cells.begin(), part.cells.end());
  }
  return cells;
}

std::size_t count(const Step& step, HouseRole role) {
  std::size_t houses = 0;
  for (const HousePart& part : step.houses) houses += part.role == role ? 1u : 0u;
  return houses;
}

}  // namespace

TEST_CASE("basic fishes", "[logic]") {
  check(GENERATE(values<FishCase>({
      {Technique::XWing, "3x3", "r2:3,7 r6:3,7 c3:2,4,6 c7:2,6,9", "r4c3<>1 r9c7<>1"},
      {Technique::XWing, "3x3", "c3:2,6 c7:2,6 r2:1,3,7 r6:3,4,7", "r2c1<>1 r6c4<>1"},
      // Not aligned; nothing else in the columns.
      {Technique::XWing, "3x3", "r2:3,7 r6:3,8 c3:2,4,6 c7:2,6,9", ""},
      {Technique::XWing, "3x3", "r2:3,7 r6:3,7 c3:2,6 c7:2,6", ""},
      {Technique::XWing, "2x3", "r1:1,4 r3:1,4 c1:1,3,5 c4:1,3", "r5c1<>1"},
      {Technique::XWing, "4x4", "r2:3,16 r6:3,16 c3:2,4,6 c16:2,6,9", "r4c3<>1 r9c16<>1"},
      {Technique::XWing, "jigsaw:1122112233443344", "r1:1,3 r3:1,3", "r2c1<>1 r2c3<>1 r4c1<>1 r4c3<>1"},
      {Technique::Swordfish, "3x3", "r1:1,4 r5:4,8 r8:1,8 c1:1,2,8 c4:1,5,6 c8:5,8,9", "r2c1<>1 r6c4<>1 r9c8<>1"},
      {Technique::Swordfish, "3x3", "r1:1,4 r5:4,8 r8:1,8,9 c1:1,2,8 c4:1,5,6 c8:5,8,9", ""},
      {Technique::Jellyfish, "3x3", "r1:1,4 r5:4,8 r8:6,8 r9:1,6 c1:1,2,9 c4:1,5 c8:5,8 c6:8,9", "r2c1<>1"},
      {Technique::Squirmbag, "4x4", "r1:1,4 r5:4,8 r8:6,8 r9:6,12 r14:1,12 c1:1,2,14 c4:1,5 c8:5,8 c6:8,9 c12:9,14",
       "r2c1<>1"},
  })));
}

TEST_CASE("finned and sashimi fishes", "[logic]") {
  check(GENERATE(values<FishCase>({
      {Technique::FinnedXWing, "3x3", "r2:3,7 r6:3,7,8 c7:2,4,6", "r4c7<>1"},
      {Technique::FinnedXWing, "3x3", "r2:3,7 r6:3,7,8,9 c7:2,4,6", "r4c7<>1"},
      // A fin in another box; a base house that has one place without its fins.
      {Technique::FinnedXWing, "3x3", "r2:3,7 r6:1,3,7,8", ""},
      {Technique::FinnedXWing, "3x3", "r2:3,7 r6:3,8 c7:2,4", ""},
      {Technique::SashimiXWing, "3x3", "r2:3,7 r6:3,8 c7:2,4", "r1c8<>1 r3c8<>1 | r4c7<>1"},
      {Technique::SashimiXWing, "3x3", "r2:3,7 r6:3,7,8 c7:2,4,6", ""},
      {Technique::FinnedSwordfish, "3x3", "r1:1,4 r5:4,8 r8:1,8,9 c1:1,8 c4:1,5 c8:5,7,8", "r7c8<>1 | r8c9<>1"},
      {Technique::FinnedJellyfish, "3x3", "r1:1,4 r5:4,8 r8:6,8,9 r9:1,6 c1:1,9 c4:1,5 c8:5,7,8 c6:8,9",
       "r7c8<>1 | r8c9<>1"},
      {Technique::SashimiJellyfish, "3x3", "r1:1,4 r5:4,8 r8:6,9 r9:1,6 c1:1,9 c4:1,5 c8:5,7 c6:8,9",
       "r4c9<>1 r6c9<>1 | r7c5<>1 | r7c8<>1 | r8c9<>1"},
      {Technique::FinnedXWing, "2x3", "r1:1,4 r3:1,4,5", "r4c4<>1"},
  })));
}

TEST_CASE("Franken fishes", "[logic]") {
  check(GENERATE(values<FishCase>({
      {Technique::FrankenSwordfish, "3x3", "c1:1,5 c9:3,5 b2:1,9 r1:1,4,8 r3:2,6,9 r5:1,5,9",
       "r1c8<>1 r3c2<>1 r5c5<>1"},
      {Technique::FrankenSwordfish, "3x3", "c1:1,5 c9:3,5 b2:1,5,9 r1:1,4,8 r3:2,6,9 r5:1,5,9", ""},
      // A diagonal is a region to a fish.
      {Technique::FrankenXWing, "3x3+x", "c1:3,7 d1:3,7 r3:1,3,8 r7:1,7 b1:7,9", "r3c8<>1"},
  })));
}

TEST_CASE("the step of a finned fish has its houses, vertices and fins", "[logic]") {
  const PuzzleState state = state_limited("r2:3,7 r6:3,7,8,9 c7:2,4,6");
  const Layout& layout = state.layout();
  const std::vector<Step> steps = find_steps(state, Technique::FinnedXWing);
  REQUIRE(steps.size() == 1);
  const Step& step = steps.front();
  CHECK(count(step, HouseRole::Base) == 2);
  CHECK(count(step, HouseRole::Cover) == 2);
  CHECK(cells_of(step, Role::Vertex) ==
        std::vector{layout.cell(1, 2), layout.cell(1, 6), layout.cell(5, 2), layout.cell(5, 6)});
  CHECK(cells_of(step, Role::Fin) == std::vector{layout.cell(5, 7), layout.cell(5, 8)});
}

TEST_CASE("two fishes with the same base are one step when asked for", "[logic]") {
  const PuzzleState state = state_limited("r2:3,7 r6:3,8 c7:2,4 c8:3,6");
  FindOptions options;
  CHECK(results_of(state, Technique::SashimiXWing, options) == "r3c8<>1 | r4c7<>1");
  options.siamese_fish = find_siamese_fishes;
  const std::vector<Step> steps = find_steps(state, Technique::SashimiXWing, options);
  REQUIRE(steps.size() == 1);
  CHECK(test::result_of(steps[0], state.layout()) == "r3c8<>1 r4c7<>1");
  CHECK(count(steps[0], HouseRole::Base) == 2);
  CHECK(count(steps[0], HouseRole::Cover) == 3);
}

TEST_CASE("a search for fishes that is stopped ends with less", "[logic]") {
  Random random(14);
  const PuzzleState state = test::random_state(Layout::classic(), 3, 4, random);
  StopSource source;
  const std::size_t all = find_steps(state, Technique::FinnedMutantJellyfish, {}, StopToken(source)).size();
  source.request_stop();
  CHECK(find_steps(state, Technique::FinnedMutantJellyfish, {}, StopToken(source)).size() < all);
}

}  // namespace nonet
