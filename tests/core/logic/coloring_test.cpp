#include <string_view>

#include "core/logic/coloring/color_clusters.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/states.h"

namespace nonet {

using test::results_of;
using test::state_limited;

namespace {

struct ColorCase {
  std::string_view layout;
  std::string_view limits;
  std::string_view results;
};

void check(Technique technique, const ColorCase& colors) {
  CAPTURE(colors.layout, colors.limits);
  CHECK(results_of(state_limited(colors.limits, colors.layout), technique) == colors.results);
}

std::size_t count(const Step& step, Role role) {
  std::size_t parts = 0;
  for (const Part& part : step.parts) parts += part.role == role ? 1u : 0u;
  return parts;
}

}  // namespace

TEST_CASE("simple colors: a cell with peers of both colours", "[logic]") {
  check(Technique::SimpleColorsTrap,
        GENERATE(values<ColorCase>({
            {"3x3", "r2:2,8 c1:3,7 b1:5,7", "r7c8<>1"},
            // The box has a third place, and does not join the two links.
            {"3x3", "r2:2,8 c1:3,7", ""},
            {"2x3", "r1:2,5 c1:2,5 b1:2,4", "r5c5<>1"},
            {"4x4", "r2:2,16 c1:3,13 b1:6,9", "r13c16<>1"},
            // The row and the column meet on the diagonal, which joins them.
            {"3x3+x", "r2:2,8 c7:7,4 d1:2,7", "r4c6<>1 r4c8<>1 r5c8<>1 r6c8<>1 r7c2<>1 r8c2<>1"},
        })));
}

TEST_CASE("simple colors: two cells of a colour that are peers", "[logic]") {
  check(Technique::SimpleColorsWrap, GENERATE(values<ColorCase>({
                                         {"3x3", "r1:1,5 c5:1,6 c1:1,4 r4:1,6", "r1c1<>1 r4c6<>1 r6c5<>1"},
                                         {"3x3", "r1:1,5 c5:1,7 c1:1,4 r4:1,6", ""},
                                     })));
}

TEST_CASE("multi colors: colours of two clusters that exclude each other", "[logic]") {
  check(Technique::MultiColors1, GENERATE(values<ColorCase>({
                                     {"3x3", "r2:2,8 c1:3,7", "r7c8<>1"},
                                     {"3x3", "r2:2,8 c1:4,7", ""},
                                     // One cluster.
                                     {"3x3", "r2:2,8 c1:3,7 b1:5,7", ""},
                                 })));
}

TEST_CASE("multi colors: a colour that excludes both of another cluster", "[logic]") {
  check(Technique::MultiColors2, GENERATE(values<ColorCase>({
                                     {"3x3", "r2:2,9 c9:2,4 r5:2,8", "r2c2<>1 r4c9<>1"},
                                     {"3x3", "r2:2,9 c9:2,4 r5:2,6", ""},
                                 })));
}

TEST_CASE("a step about colours has each coloured cell and the links between them", "[logic]") {
  const std::vector<Step> steps = find_steps(state_limited("r1:1,5 c5:1,6 c1:1,4 r4:1,6"), Technique::SimpleColorsWrap);
  REQUIRE(steps.size() == 1);
  const Step& step = steps.front();
  CHECK(count(step, Role::Color1) == 3);
  CHECK(count(step, Role::Color2) == 2);
  // Four strong links join five cells; a weak link joins the two that are peers.
  REQUIRE(step.links.size() == 5);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(step.links[i].strong);
    CHECK(step.parts[step.links[i].from].role != step.parts[step.links[i].to].role);
  }
  CHECK_FALSE(step.links[4].strong);
  CHECK(step.parts[step.links[4].from].role == step.parts[step.links[4].to].role);
}

TEST_CASE("clusters: the colours alternate along strong links, each cell in one cluster", "[logic]") {
  Random random(7);
  for (int round = 0; round < 50; ++round) {
    const PuzzleState state = test::random_state(Layout::classic(), 2, 4, random);
    const StrongLinks links(state);
    const ColorClusters clusters(state, links);
    state.all_digits().for_each([&](Digit digit) {
      CellSet seen;
      for (const ColorCluster& cluster : clusters.of(digit)) {
        const CellSet both = cluster.colors[0] | cluster.colors[1];
        CHECK_FALSE(both.meets(seen));
        seen |= both;
      }
      for (const StrongLink& link : links.of(digit)) CHECK((seen.contains(link.first) && seen.contains(link.second)));
    });
  }
}

}  // namespace nonet
