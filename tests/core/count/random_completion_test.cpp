#include "core/count/random_completion.h"

#include <array>
#include <cmath>
#include <map>
#include <string>

#include "core/count/candidate_counts.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// Few enough solutions for a table, but too many for the search, so that the contraction draws.
constexpr const char* kManySolutions =
    "...6..3.........6...578........3....9....2...8.........894......1.2......2.......";

}  // namespace

TEST_CASE("random completions are solutions", "[count]") {
  for (const char* puzzle : {
           ".................................................................................",
           "1........2........3..............................................................",
           "..32...5.1.......2...................1..3...9...1.......1....................6...",
           ".4....8..93.2.8...2.8.17..44.69..23..5......8....84...........5............8.....",
           "53467891267219534819834256785976142342685379171392485696153728428741963534528617.",
       }) {
    const Grid grid = grid_of(puzzle);
    const RandomCompletion completion(grid);
    REQUIRE(completion.is_ready());
    Random random(1);
    for (int round = 0; round < rounds(4, 2); ++round) {
      const Grid solution = completion.draw(random);
      INFO(symbols_of(solution));
      CHECK(is_solution_of(solution, grid));
    }
  }
}

TEST_CASE("the same seed draws the same completion, on every machine", "[count]") {
  const auto drawn = [](const char* puzzle, std::uint64_t seed) {
    Random random(seed);
    return symbols_of(RandomCompletion(grid_of(puzzle)).draw(random));
  };
  const std::string empty(81, '.');
  CHECK(drawn(empty.c_str(), 1) == "973452816815936472264817935358174269491265387627389154782641593539728641146593728");
  CHECK(drawn(kManySolutions, 1) ==
        "497621358138549762265783149652837914943152687871964523789415236314296875526378491");
}

TEST_CASE("an unfinished count is not ready for draws", "[count]") {
  StopSource source;
  source.request_stop();
  CHECK_FALSE(RandomCompletion(Grid(Layout::classic()), Control{StopToken(source), kUnlimited, {}}).is_ready());
  const RandomCompletion contradictory(grid_of("11" + std::string(79, '.')));
  CHECK(contradictory.is_ready());
  CHECK(contradictory.count().is_zero());
}

// A chi-square test with a fixed seed.
TEST_CASE("all solutions are drawn about equally often", "[count]") {
  const Grid full = grid_of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  Random blanks(12);
  Grid puzzle = full;
  while (count_solutions(puzzle, 60).count < 20) puzzle = blanked(full, 30, false, blanks);
  const RandomCompletion completion(puzzle);
  const std::uint64_t solutions = completion.count().to_64();
  std::map<std::string, double> seen;
  Random random(5);
  constexpr int kEach = 200;
  const auto draws = static_cast<int>(solutions) * kEach;
  for (int draw = 0; draw < draws; ++draw) ++seen[symbols_of(completion.draw(random))];
  CHECK(seen.size() == solutions);
  double chi_square = 0;
  for (const auto& [solution, times] : seen) chi_square += (times - kEach) * (times - kEach) / kEach;
  const auto freedom = static_cast<double>(solutions - 1);
  CHECK(chi_square < freedom + 4 * std::sqrt(2 * freedom));
}

// Compares how often the contraction draws the candidates of some cells with their exact shares.
TEST_CASE("candidates are drawn as often as they are in solutions", "[count][slow]") {
  for (const char* puzzle :
       {kManySolutions, "1......2.........7.9.3....6.8.5....16...7...8.............41..5...........5......"}) {
    const Grid grid = grid_of(puzzle);
    const RandomCompletion completion(grid);
    const CandidateCounts candidates = candidate_counts(grid);
    constexpr int kDraws = 3000;
    std::array<int, 729> seen{};
    Random random(8);
    for (int draw = 0; draw < kDraws; ++draw) {
      const Grid solution = completion.draw(random);
      for (std::size_t cell = 0; cell < 81; ++cell) ++seen[cell * 9 + solution.digits()[cell].value - 1];
    }
    for (std::size_t cell = 0; cell < 81; ++cell) {
      double chi_square = 0;
      int freedom = -1;
      for (std::size_t digit = 0; digit < 9; ++digit) {
        const std::size_t index = cell * 9 + digit;
        const double expected = kDraws * candidates.counts[index].to_double() / completion.count().to_double();
        if (expected < 5) continue;
        chi_square += (seen[index] - expected) * (seen[index] - expected) / expected;
        ++freedom;
      }
      INFO(cell);
      // The probability of a larger value is one in ten thousand, for eight degrees of freedom.
      CHECK(chi_square < 32);
      CHECK(freedom < 9);
    }
  }
}
