#include "core/util/big_uint.h"

#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

TEST_CASE("big numbers are written to the last digit", "[util]") {
  CHECK(BigUint().to_string() == "0");
  CHECK(BigUint(1'000'000'000).to_string() == "1000000000");
  CHECK(BigUint(18446744073709551615u).to_string() == "18446744073709551615");
  CHECK(BigUint::from_words(1, 0).to_string() == "18446744073709551616");
  CHECK(factorial(30).to_string() == "265252859812191058636308480000000");
  CHECK(factorial(9).to_64() == 362880);
}

TEST_CASE("big numbers know how large they are", "[util]") {
  CHECK(BigUint().is_zero());
  CHECK(BigUint().bit_width() == 0);
  CHECK(BigUint(255).bit_width() == 8);
  CHECK(BigUint::from_words(1, 0).bit_width() == 65);
  CHECK(BigUint(18446744073709551615u).fits_64());
  CHECK_FALSE(BigUint::from_words(1, 0).fits_64());
  CHECK(BigUint::from_words(1, 0).to_double() == 18446744073709551616.0);
  CHECK(BigUint::from_words(1, 0) > BigUint(18446744073709551615u));
  CHECK(BigUint(3) < BigUint(4));
}

TEST_CASE("sums, differences, products and quotients agree with each other", "[util]") {
  Random random(7);
  for (int round = 0; round < 200; ++round) {
    const BigUint left = BigUint::from_words(random.next() >> random.below(64), random.next());
    const BigUint right = BigUint::from_words(0, random.next() >> random.below(64));
    const std::uint32_t divisor = 1 + random.below(1'000'000);
    CHECK(left + right - right == left);
    CHECK((left + right) * left == left * left + right * left);
    BigUint quotient = left * divisor;
    CHECK(quotient.divide(divisor) == 0);
    CHECK(quotient == left);
  }
}
