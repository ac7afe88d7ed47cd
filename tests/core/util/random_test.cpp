#include "core/util/random.h"

#include <algorithm>
#include <array>
#include <vector>

#include "tests/catch.h"

using nonet::Random;

// The expected values come from independent implementations of both published algorithms in another language.
TEST_CASE("the generator gives the published sequence", "[util]") {
  Random zero(0);
  CHECK(zero.next() == 0x99ec5f36cb75f2b4u);
  CHECK(zero.next() == 0xbf6e1f784956452au);
}

TEST_CASE("random numbers below a bound stay below it, and all values are about equally frequent", "[util]") {
  for (const std::uint32_t bound : {1u, 2u, 3u, 9u, 10u}) {
    Random random(bound);
    std::vector<int> times(bound);
    constexpr int kDraws = 20000;
    for (int draw = 0; draw < kDraws; ++draw) ++times.at(random.below(bound));
    const double expected = double{kDraws} / bound;
    for (const int count : times) CHECK(std::abs(count - expected) < 0.1 * expected);
  }
}

TEST_CASE("shuffling gives every order of three about as often", "[util]") {
  Random random(7);
  std::array<int, 1000> times{};
  for (int draw = 0; draw < 6000; ++draw) {
    std::array<int, 3> values{1, 2, 3};
    random.shuffle(std::span<int>(values));
    ++times.at(static_cast<std::size_t>(values[0] * 100 + values[1] * 10 + values[2]));
  }
  for (const std::size_t order : {123u, 132u, 213u, 231u, 312u, 321u}) CHECK(std::abs(times[order] - 1000) < 130);
}
