#include "core/util/decimal.h"

#include <string>

#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

TEST_CASE("numbers are written as by the standard library", "[util]") {
  Random random(1);
  for (int bits = 0; bits <= 64; ++bits) {
    for (int round = 0; round < 20; ++round) {
      const std::uint64_t value = bits == 0 ? 0 : random.next() >> (64 - bits);
      REQUIRE(decimal(value) == std::to_string(value));
    }
  }
  CHECK(decimal(UINT64_MAX) == "18446744073709551615");
  CHECK(decimal(std::uint8_t{65}) == "65");
  CHECK(decimal(2000000000) == "2000000000");
}
