#include <algorithm>
#include <vector>

#include "core/rules/conditions.h"
#include "core/rules/lowering.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/conditions.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("digits that say how often they are there lose no solution, and full cells are judged", "[rules]") {
  Random random(31);
  int met = 0;
  int reduced = 0;
  for (int round = 0; round < 4000; ++round) {
    const int side = 2 + static_cast<int>(random.below(4));
    const std::size_t cells = 1 + random.below(7);
    RuleNetwork network = network_of_cells(cells, side, random);
    CountCondition count{first_cells(cells), {}, {}};
    for (int digits = 1; digits <= side; ++digits) {
      for (const DigitMask set : combinations(side, digits, static_cast<int>(cells))) count.sets.push_back(set);
    }
    // Some pairs of cells differ.
    std::vector<HouseCells> division;
    std::vector<std::size_t> pairs;
    for (std::size_t cell = 0; cell < cells; ++cell) {
      HouseCells& group = division.emplace_back();
      group.push_back(static_cast<CellIndex>(cell));
      if (cell + 1 == cells || random.below(2) == 0) continue;
      pairs.push_back(cell);
      network.peer_words[cell][0] |= std::uint64_t{2} << cell;
      network.peer_words[cell + 1][0] |= std::uint64_t{1} << cell;
      group.push_back(static_cast<CellIndex>(++cell));
    }
    count.divisions.push_back(division);
    const auto expected = supported(network, [&](const std::vector<int>& chosen) {
      const auto differ = [&](std::size_t first) { return chosen[first] != chosen[first + 1]; };
      return std::all_of(pairs.begin(), pairs.end(), differ) &&
             std::all_of(chosen.begin(), chosen.end(),
                         [&](int digit) { return std::count(chosen.begin(), chosen.end(), digit) == digit; });
    });
    const auto found = applied(count, network);
    bool is_full = true;
    for (std::size_t cell = 0; cell < cells; ++cell) {
      REQUIRE((expected[cell] & ~found[cell]) == 0);
      is_full = is_full && is_single(network.start[cell]);
      if (found[cell] != network.start[cell] && found[cell] != 0) ++reduced;
    }
    if (is_full && pairs.empty()) REQUIRE(found == expected);
    if (expected[0] != 0) ++met;
  }
  CHECK(met > 100);
  CHECK(reduced > 100);
}
