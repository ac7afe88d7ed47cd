#include <array>
#include <string>
#include <string_view>

#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "core/generate/puzzle_form.h"
#include "core/logic/layout_sets.h"
#include "core/logic/locked/leftovers.h"
#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/layouts.h"
#include "tests/support/states.h"

namespace nonet {

using test::results_of;
using test::state_with;

namespace {

// Regions of four cells. Rows 1 and 2 have r2c2 outside regions 1 and 2, and these have r3c4 outside the rows. Columns
// 1 and 2 have r4c2 outside regions 1 and 3, and these have r1c3 outside the columns.
constexpr std::string_view kRegions = "jigsaw:1112132233423444";

// The result of the step with the fewest cells left over.
std::string first_of(const PuzzleState& state) {
  const std::string all = results_of(state, Technique::LawOfLeftovers);
  return all.substr(0, all.find(" | "));
}

std::string found(std::string_view candidates) { return first_of(state_with(candidates, kRegions)); }

// How often a digit is in some cells of a full grid.
int count(const Grid& grid, const CellSet& cells, Digit digit) {
  int count = 0;
  cells.for_each([&](Cell cell) { count += grid[cell] == digit ? 1 : 0; });
  return count;
}

}  // namespace

TEST_CASE("what one side cannot be, the other side loses") {
  CHECK(found("") == "");
  CHECK(found("r2c2=12") == "r3c4<>3 r3c4<>4");
  CHECK(found("r3c4=12") == "r2c2<>3 r2c2<>4");
  CHECK(found("r1c3-4") == "r4c2<>4");
  CHECK(found("r2c2=12 r3c4=23") == "r3c4<>3");
}

TEST_CASE("what one side has, the other side must have") {
  PuzzleState state = state_with("", kRegions);
  state.put(state.layout().cell(1, 1), Digit{3});
  CHECK(first_of(state) == "r3c4=3");
}

TEST_CASE("nine cells of three rows outside two windows have each digit once") {
  PuzzleState state = state_with("", "3x3+windoku");
  CHECK(first_of(state) == "");
  state.put(state.layout().cell(1, 4), Digit{5});
  CHECK(first_of(state) == "r3c1<>5 r3c9<>5 r4c1<>5 r4c9<>5");
}

TEST_CASE("rectangular boxes and lines have no leftovers beyond locked candidates") {
  for (const std::string_view name : {"3x3", "2x3", "4x4", "3x3+x", "3x3+disjoint"}) {
    CAPTURE(name);
    CHECK(Leftovers::of(*layout_of_name(name).value()).pairs().empty());
  }
}

// What the law says, in full grids.
TEST_CASE("each digit is in the leftovers of lines as often as in those of regions") {
  Random random(75);
  std::vector<LayoutRef> layouts{layout_of_name("3x3+windoku").value()};
  for (const int side : {4, 5, 6, 7, 8, 9, 9, 9, 9, 10}) layouts.push_back(test::any_jigsaw(side, random));
  std::size_t pairs = 0;
  for (const LayoutRef& layout : layouts) {
    CAPTURE(name_of(*layout));
    PuzzleForm form;
    form.layout = layout;
    const auto puzzle = generate(form, 75, 0);
    if (!puzzle) continue;
    const Grid& full = puzzle.value().solution;
    for (const Leftovers::Pair& pair : Leftovers::of(*layout).pairs()) {
      ++pairs;
      CHECK(pair.further_lines == static_cast<int>(pair.lines.size() - pair.regions.size()));
      CHECK(pair.of_lines.size() <= layout->digit_count());
      for (std::uint8_t value = 1; value <= layout->digit_count(); ++value) {
        const Digit digit{value};
        REQUIRE(count(full, pair.of_lines, digit) == count(full, pair.of_regions, digit) + pair.further_lines);
      }
    }
  }
  CHECK(pairs > 100);
}

}  // namespace nonet
