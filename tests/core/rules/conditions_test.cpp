#include "core/rules/conditions.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "core/rules/draft.h"
#include "core/rules/network.h"
#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// A network of some cells, which may all have the same digit, with random candidates.
RuleNetwork network_of_cells(std::size_t cells, int side, Random& random) {
  RuleNetwork network;
  network.side = side;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const auto digits = static_cast<DigitMask>(random.below(1u << side) & random.below(1u << side));
    network.start.push_back(digits != 0 ? digits
                                        : static_cast<DigitMask>(1u << random.below(static_cast<std::uint32_t>(side))));
    network.peers.end_list();
  }
  // No condition is looked at again, because each test applies one.
  network.watcher_bits.assign(cells, 0);
  return network;
}

// The candidates that are part of a choice of one digit for each cell that passes the test; none when no choice does.
std::vector<DigitMask> supported(const RuleNetwork& network,
                                 const std::function<bool(const std::vector<int>&)>& passes) {
  std::vector<DigitMask> kept(network.cell_count());
  std::vector<int> digits;
  const std::function<void()> choose = [&] {
    const std::size_t cell = digits.size();
    if (cell == network.cell_count()) {
      if (!passes(digits)) return;
      for (std::size_t each = 0; each < cell; ++each) kept[each] |= static_cast<DigitMask>(1u << (digits[each] - 1));
      return;
    }
    for (int digit = 1; digit <= network.side; ++digit) {
      if ((network.start[cell] >> (digit - 1) & 1) == 0) continue;
      digits.push_back(digit);
      choose();
      digits.pop_back();
    }
  };
  choose();
  return kept;
}

std::vector<CellIndex> first_cells(std::size_t count) {
  std::vector<CellIndex> cells;
  for (std::size_t cell = 0; cell < count; ++cell) cells.push_back(static_cast<CellIndex>(cell));
  return cells;
}

// Applies a condition once. Empty candidates when it cannot be met.
template <class Condition>
std::vector<DigitMask> applied(const Condition& condition, const RuleNetwork& network) {
  RuleDraft draft(network);
  if (!apply(condition, draft)) return std::vector<DigitMask>(network.cell_count());
  return {draft.candidates().begin(), draft.candidates().end()};
}

}  // namespace

TEST_CASE("a sum keeps exactly the digits that are part of it, with small and large weights", "[rules]") {
  Random random(1);
  int met = 0;
  int wide = 0;
  for (int round = 0; round < 4000; ++round) {
    const RuleNetwork network = network_of_cells(2 + random.below(4), 9, random);
    constexpr std::array kWeights{1, 1, -1, -1, 2, 10, 100};
    SumCondition sum;
    std::vector<int> weights;
    for (const CellIndex cell : first_cells(network.cell_count())) {
      weights.push_back(kWeights[random.below(kWeights.size())]);
      sum.cells.push_back({cell, weights.back()});
    }
    const auto total = [&](const std::vector<int>& digits) {
      int result = 0;
      for (std::size_t cell = 0; cell < digits.size(); ++cell) result += weights[cell] * digits[cell];
      return result;
    };
    std::vector<int> some;
    for (const DigitMask digits : network.start) some.push_back(std::countr_zero(digits) + 1);
    sum.total = total(some) + static_cast<int>(random.below(40)) - (random.below(3) == 0 ? 20 : 0);
    const auto expected =
        supported(network, [&](const std::vector<int>& digits) { return total(digits) == sum.total; });
    const bool has_hundred = std::find(weights.begin(), weights.end(), 100) != weights.end();
    const auto found = applied(sum, network);
    CAPTURE(round);
    // Totals above 127 are left alone.
    if (has_hundred) {
      for (std::size_t cell = 0; cell < found.size(); ++cell) CHECK((expected[cell] & ~found[cell]) == 0);
    } else {
      REQUIRE(found == expected);
    }
    met += expected[0] != 0;
    wide += has_hundred;
  }
  CHECK(met > 500);
  CHECK(wide > 500);
}

TEST_CASE("a digit set keeps exactly the digits of possible orders when at most four cells are open", "[rules]") {
  Random random(2);
  int met = 0;
  for (int round = 0; round < 4000; ++round) {
    const std::size_t cells = 1 + random.below(5);
    const RuleNetwork network = network_of_cells(cells, 9, random);
    DigitSetCondition condition{first_cells(cells), {}, {}};
    for (unsigned set = 0; set < 512; ++set) {
      if (std::popcount(set) == static_cast<int>(cells) && random.below(6) == 0)
        condition.sets.push_back(static_cast<DigitMask>(set));
    }
    const auto expected = supported(network, [&](const std::vector<int>& digits) {
      DigitMask set = 0;
      for (const int digit : digits) set |= static_cast<DigitMask>(1u << (digit - 1));
      return std::find(condition.sets.begin(), condition.sets.end(), set) != condition.sets.end();
    });
    const auto open = std::count_if(network.start.begin(), network.start.end(),
                                    [](DigitMask digits) { return std::popcount(digits) > 1; });
    const auto found = applied(condition, network);
    CAPTURE(round);
    if (open <= 4) {
      REQUIRE(found == expected);
    } else {
      for (std::size_t cell = 0; cell < found.size(); ++cell) CHECK((expected[cell] & ~found[cell]) == 0);
    }
    met += expected[0] != 0;
  }
  CHECK(met > 500);
}

TEST_CASE("an order and a relation keep exactly the digits that can be part of them", "[rules]") {
  Random random(3);
  for (int round = 0; round < 4000; ++round) {
    const std::size_t cells = 2 + random.below(4);
    RuleNetwork network = network_of_cells(cells, 9, random);
    const OrderCondition order{first_cells(cells), random.below(2) == 0};
    CAPTURE(round);
    REQUIRE(applied(order, network) == supported(network, [&](const std::vector<int>& digits) {
              return std::adjacent_find(digits.begin(), digits.end(), [&](int one, int next) {
                       return order.strict ? one >= next : one > next;
                     }) == digits.end();
            }));

    network = network_of_cells(2, 9, random);
    std::array<DigitMask, 16> rows{};
    std::array<DigitMask, 16> columns{};
    for (std::size_t one = 0; one < 9; ++one) {
      rows[one] = static_cast<DigitMask>(random.below(512) & random.below(512));
      for (std::size_t other = 0; other < 9; ++other)
        columns[other] |= static_cast<DigitMask>((rows[one] >> other & 1u) << one);
    }
    network.relation_tables = {DigitRelation(rows), DigitRelation(columns)};
    const RelationCondition relation{0, 1, 0};
    std::vector<DigitMask> found = applied(relation, network);
    REQUIRE(found == supported(network, [&](const std::vector<int>& digits) {
              return (rows[static_cast<std::size_t>(digits[0] - 1)] >> (digits[1] - 1) & 1) != 0;
            }));
  }
}
