#include "core/util/decimal.h"

#include <cmath>
#include <cstdlib>
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

TEST_CASE("decimal numbers are read as by the standard library", "[util]") {
  for (const char* text : {"0", "12", "-12", "+3", "0.5", ".5", "7.", "-0.25", "3.125", "1e3", "1.5e-3", "2E+2", "64.0",
                           "0.1", "123456.789", "5e-324", "1e300"}) {
    CAPTURE(text);
    const auto value = decimal_in(text);
    REQUIRE(value);
    CHECK(*value == Approx(std::strtod(text, nullptr)).epsilon(1e-14).margin(0));
  }
  for (const char* text : {"", ".", "-", "e5", "1e", "1e-", "1 ", " 1", "1,5", "0x10", "nan", "inf", "1.2.3", "--1"}) {
    CAPTURE(text);
    CHECK_FALSE(decimal_in(text));
  }
  CHECK(decimal_in("1e9999") == HUGE_VAL);
  CHECK(decimal_in("1e-9999") == 0.0);
  CHECK(decimal_in("0e9999") == 0.0);
}
