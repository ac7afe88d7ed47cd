#include "core/search/independent_parts.h"

#include <string>

#include "core/formats/layout_name.h"
#include "core/search/outcome.h"
#include "core/search/solution_stream.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

LayoutRef layout(const char* name) { return layout_of_name(name).value(); }

// The number of solutions, up to a limit, found one after the other.
std::uint64_t listed(const Grid& puzzle, std::uint64_t limit) {
  SolutionStream stream(puzzle);
  NodeMeter unbounded;
  stream.advance_to(limit, unbounded);
  return stream.found();
}

}  // namespace

TEST_CASE("grids that share no cell are parts, and their counts are multiplied", "[search]") {
  const Grid blank(layout("gattai:2x2@0,0+0,4+4,2"));
  CHECK(independent_parts(blank).size() == 3);
  const SolutionCount count = count_solutions(blank);
  CHECK(count.exact);
  CHECK(count.count == 288u * 288u * 288u);
  const SolutionCount limited = count_solutions(blank, 1'000'000);
  CHECK(limited.count == 1'000'000);
  CHECK_FALSE(limited.exact);
}

TEST_CASE("grids that share open cells are one part until these cells have digits", "[search]") {
  Grid grid(layout("gattai:2x2@0,0+2,2"));
  CHECK(independent_parts(grid).size() == 1);
  const Layout& two = *grid.layout();
  for (const auto& [row, column, digit] : {std::tuple{2, 2, 1}, {2, 3, 2}, {3, 2, 3}, {3, 3, 4}}) {
    grid[two.cell(row, column)] = Digit{static_cast<std::uint8_t>(digit)};
  }
  CHECK(independent_parts(grid).size() == 2);
  CHECK(count_solutions(grid).count == 12u * 12u);
}

TEST_CASE("a part without a solution leaves none", "[search]") {
  Grid grid(layout("gattai:2x2@0,0+0,4"));
  const Layout& two = *grid.layout();
  grid[two.cell(0, 4)] = Digit{1};
  grid[two.cell(1, 6)] = Digit{1};
  grid[two.cell(2, 5)] = Digit{1};
  grid[two.cell(3, 6)] = Digit{2};
  grid[two.cell(2, 7)] = Digit{2};
  const SolutionCount count = count_solutions(grid);
  CHECK(count.exact);
  CHECK(count.count == listed(grid, 1000));
}

TEST_CASE("the count of any puzzle of several grids is that of its list", "[search]") {
  Random random(6);
  for (int round = 0; round < 60; ++round) {
    const LayoutRef made = any_grids(random);
    const Grid blank(made);
    SolutionStream stream(blank);
    NodeMeter meter(Control{{}, 2000, {}});
    if (stream.next(meter) != SearchEvent::Solution) continue;
    const Grid puzzle = blanked(stream.solution(), made->cell_count() / 2, false, random);
    INFO(name_of(*made) << ' ' << symbols_of(puzzle));
    for (const std::uint64_t limit : {3u, 10u, 5000u})
      CHECK(count_solutions(puzzle, limit).count == listed(puzzle, limit));
  }
}
