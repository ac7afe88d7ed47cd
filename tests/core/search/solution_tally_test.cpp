#include "core/search/solution_tally.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/full_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr std::size_t kMaxSolutions = 20000;

}  // namespace

TEST_CASE("a tally of all solutions has the counts of brute force for each candidate", "[search]") {
  Random random(7);
  std::vector<LayoutRef> layouts{Layout::with_boxes(2, 2), Layout::with_boxes(2, 3), Layout::with_boxes(1, 5),
                                 Layout::classic()};
  for (int jigsaw = 0; jigsaw < 3; ++jigsaw) layouts.push_back(any_jigsaw(5, random));
  for (const LayoutRef& layout : layouts) {
    for (int round = 0; round < 8; ++round) {
      const std::optional<Grid> full = random_full_grid(layout, random);
      if (!full) break;
      const int clues = layout->is_classic() ? 30 : layout->cell_count() / 3;
      const Grid puzzle = blanked(*full, clues, round == 0, random);
      const std::vector<std::string> expected = brute_force(puzzle, kMaxSolutions);
      if (expected.size() == kMaxSolutions) continue;
      const SolutionTally tally = tally_solutions(puzzle, kUnlimited, random);
      REQUIRE(tally.exact);
      REQUIRE(tally.count == expected.size());
      std::vector<std::uint64_t> weights(tally.weights.size());
      for (const std::string& solution : expected) {
        const Grid grid = grid_of(solution, name_of(*layout));
        for (std::size_t cell = 0; cell < grid.digits().size(); ++cell) {
          ++weights[cell * static_cast<std::size_t>(grid.side()) + grid.digits()[cell].value - 1];
        }
      }
      REQUIRE(tally.weights == weights);
      REQUIRE(tally.drawn.has_value() == !expected.empty());
      if (tally.drawn) CHECK(std::count(expected.begin(), expected.end(), symbols_of(*tally.drawn)) == 1);
    }
  }
}

TEST_CASE("a tally with a limit stops there, and says whether there are further solutions", "[search]") {
  const Grid puzzle = grid_of("1234............", "2x2");  // 12 solutions
  REQUIRE(brute_force(puzzle, 100).size() == 12);
  Random random(1);
  for (const std::uint64_t limit : {std::uint64_t{1}, std::uint64_t{5}, std::uint64_t{11}}) {
    const SolutionTally tally = tally_solutions(puzzle, limit, random);
    CHECK(tally.count == limit);
    CHECK_FALSE(tally.exact);
    std::uint64_t all = 0;
    for (const std::uint64_t weight : tally.weights) all += weight;
    CHECK(all == 16 * limit);
  }
  const SolutionTally all = tally_solutions(puzzle, 13, random);
  CHECK(all.count == 12);
  CHECK(all.exact);
}

TEST_CASE("each solution is drawn as often as any other", "[search]") {
  const Grid puzzle = grid_of("1234............", "2x2");
  Random random(5);
  std::map<std::string, int> times;
  constexpr int kDraws = 6000;
  for (int draw = 0; draw < kDraws; ++draw) ++times[symbols_of(*tally_solutions(puzzle, kUnlimited, random).drawn)];
  REQUIRE(times.size() == 12);
  // Chi squared with 11 degrees of freedom exceeds 31.3 once in a thousand seeds.
  double chi_squared = 0;
  for (const auto& [solution, count] : times) {
    const double difference = count - kDraws / 12.0;
    chi_squared += difference * difference / (kDraws / 12.0);
  }
  CHECK(chi_squared < 31.3);
}

TEST_CASE("a contradiction has an exact tally of none, and a stopped tally is not exact", "[search]") {
  Random random(1);
  const SolutionTally none = tally_solutions(grid_of("1..1............", "2x2"), kUnlimited, random);
  CHECK(none.count == 0);
  CHECK(none.exact);
  CHECK_FALSE(none.drawn.has_value());
  StopSource stop;
  stop.request_stop();
  const SolutionTally stopped =
      tally_solutions(Grid(Layout::classic()), kUnlimited, random, Control{StopToken(stop), kUnlimited, {}});
  CHECK_FALSE(stopped.exact);
}
