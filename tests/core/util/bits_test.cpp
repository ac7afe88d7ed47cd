#include "core/util/bits.h"

#include <cstdint>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

TEST_CASE("set bits are visited from the lowest to the highest", "[util]") {
  std::vector<int> visited;
  for_each_bit(0x8000'0000'0000'0015u, [&](int index) { visited.push_back(index); });
  CHECK(visited == std::vector<int>{0, 2, 4, 63});
}

TEST_CASE("low bits reach the full width", "[util]") {
  CHECK(low_bits<std::uint64_t>(0) == 0u);
  CHECK(low_bits<std::uint64_t>(9) == 0x1FFu);
  CHECK(low_bits<std::uint64_t>(64) == ~std::uint64_t{0});
  CHECK(low_bits<std::uint32_t>(32) == ~std::uint32_t{0});
}
