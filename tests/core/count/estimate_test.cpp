#include "core/count/estimate.h"

#include <cmath>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

Grid blank(const std::string& layout) { return Grid(layout_of_name(layout).value()); }

}  // namespace

TEST_CASE("estimates are close to known numbers of solutions", "[count]") {
  struct Case {
    const char* layout;
    double count;
  };
  const std::vector<Case> cases{
      {"2x2", 288},    {"2x3", 28200960},         {"2x4", 29136487207403520.0},     {"2x3+x", 8640},
      {"1x5", 161280}, {"2x3+antiknight", 11520}, {"3x3", 6670903752021072936960.0}};
  for (const Case& each : cases) {
    if (kSanitized && each.count > 1e9) continue;  // They take most of the time.
    const CountEstimate estimate = count_estimate(blank(each.layout));
    INFO(each.layout << " " << estimate.log10_count << " " << estimate.log10_low << " " << estimate.log10_high);
    REQUIRE(estimate.is_known);
    CHECK(estimate.log10_low <= estimate.log10_count);
    CHECK(estimate.log10_count <= estimate.log10_high);
    CHECK(std::abs(estimate.log10_count - std::log10(each.count)) < 0.05);
  }
}

TEST_CASE("about nineteen of twenty intervals contain the true number", "[count]") {
  const Grid puzzle = blank("2x3");
  int held = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    EstimateOptions options;
    options.seed = seed;
    options.population = 60;
    options.runs = 8;
    const CountEstimate estimate = count_estimate(puzzle, options);
    const double exact = std::log10(28200960);
    if (estimate.log10_low <= exact && exact <= estimate.log10_high) ++held;
  }
  CHECK(held >= 34);
}

// Most runs of a single grid reach no solution here. Their values of 0 must widen the interval.
TEST_CASE("intervals contain the true number even if many runs fail", "[count]") {
  const Grid puzzle = blank("2x3+antiknight");
  int held = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    EstimateOptions options;
    options.seed = seed;
    options.population = 1;
    options.runs = 20;
    const CountEstimate estimate = count_estimate(puzzle, options);
    REQUIRE(estimate.is_known);
    const double exact = std::log10(11520);
    if (estimate.log10_low <= exact && exact <= estimate.log10_high) ++held;
  }
  CHECK(held >= 90);
}

TEST_CASE("the estimate of a puzzle with one solution is 1, and unknown for a puzzle without", "[count]") {
  const SolvedLine seed = solved_lines("seeds.txt").front();
  const CountEstimate one = count_estimate(grid_of(seed.puzzle));
  CHECK(one.is_known);
  CHECK(one.log10_count == Approx(0).margin(1e-9));
  CHECK_FALSE(count_estimate(grid_of("55" + std::string(79, '.'))).is_known);
  CHECK_FALSE(count_estimate(blank("2x2+antiking")).is_known);
}

TEST_CASE("the same seed gives the same estimate, and a stop gives none", "[count]") {
  EstimateOptions options;
  options.seed = 9;
  CHECK(count_estimate(blank("2x3"), options).log10_count == count_estimate(blank("2x3"), options).log10_count);
  StopSource source;
  source.request_stop();
  options.control.stop = StopToken(source);
  CHECK_FALSE(count_estimate(blank("2x3"), options).is_known);
}
