#include "core/util/big_uint.h"

#include <algorithm>
#include <cmath>

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr int kWordBits = 32;

std::uint32_t low_half(std::uint64_t value) { return static_cast<std::uint32_t>(value); }
std::uint32_t high_half(std::uint64_t value) { return static_cast<std::uint32_t>(value >> kWordBits); }

}  // namespace

BigUint::BigUint(std::uint64_t value) : words_{low_half(value), high_half(value)} { drop_leading_zeros(); }

BigUint BigUint::from_words(std::uint64_t high, std::uint64_t low) {
  BigUint number;
  number.words_ = {low_half(low), high_half(low), low_half(high), high_half(high)};
  number.drop_leading_zeros();
  return number;
}

void BigUint::drop_leading_zeros() {
  while (!words_.empty() && words_.back() == 0) words_.pop_back();
}

int BigUint::bit_width() const {
  if (words_.empty()) return 0;
  return static_cast<int>(words_.size() - 1) * kWordBits + static_cast<int>(std::bit_width(words_.back()));
}

std::uint64_t BigUint::to_64() const {
  NONET_EXPECTS(fits_64());
  std::uint64_t value = 0;
  for (std::size_t index = words_.size(); index-- > 0;) value = value << kWordBits | words_[index];
  return value;
}

double BigUint::to_double() const {
  double value = 0;
  for (std::size_t index = words_.size(); index-- > 0;) value = std::ldexp(value, kWordBits) + words_[index];
  return value;
}

std::string BigUint::to_string() const {
  constexpr std::uint32_t kBillion = 1'000'000'000;
  constexpr int kDigits = 9;
  std::string reversed;
  BigUint rest = *this;
  do {
    std::uint32_t group = rest.divide(kBillion);
    for (int digit = 0; digit < kDigits && (group != 0 || !rest.is_zero() || reversed.empty()); ++digit) {
      reversed += static_cast<char>('0' + group % 10);
      group /= 10;
    }
  } while (!rest.is_zero());
  return {reversed.rbegin(), reversed.rend()};
}

BigUint& BigUint::operator+=(const BigUint& other) {
  words_.resize(std::max(words_.size(), other.words_.size()) + 1);
  std::uint64_t carry = 0;
  for (std::size_t index = 0; index < words_.size(); ++index) {
    carry += words_[index];
    if (index < other.words_.size()) carry += other.words_[index];
    words_[index] = low_half(carry);
    carry >>= kWordBits;
  }
  drop_leading_zeros();
  return *this;
}

BigUint& BigUint::operator-=(const BigUint& other) {
  NONET_EXPECTS(other <= *this);
  std::uint64_t borrow = 0;
  for (std::size_t index = 0; index < words_.size(); ++index) {
    const std::uint64_t taken = borrow + (index < other.words_.size() ? other.words_[index] : 0);
    borrow = words_[index] < taken ? 1 : 0;
    words_[index] = low_half((borrow << kWordBits) + words_[index] - taken);
  }
  drop_leading_zeros();
  return *this;
}

BigUint& BigUint::operator*=(const BigUint& other) {
  std::vector<std::uint32_t> product(words_.size() + other.words_.size());
  for (std::size_t left = 0; left < words_.size(); ++left) {
    std::uint64_t carry = 0;
    for (std::size_t right = 0; right < other.words_.size(); ++right) {
      carry += std::uint64_t{words_[left]} * other.words_[right] + product[left + right];
      product[left + right] = low_half(carry);
      carry >>= kWordBits;
    }
    product[left + other.words_.size()] = low_half(carry);
  }
  words_ = std::move(product);
  drop_leading_zeros();
  return *this;
}

std::uint32_t BigUint::divide(std::uint32_t divisor) {
  NONET_EXPECTS(divisor != 0);
  std::uint64_t rest = 0;
  for (std::size_t index = words_.size(); index-- > 0;) {
    rest = rest << kWordBits | words_[index];
    words_[index] = low_half(rest / divisor);
    rest %= divisor;
  }
  drop_leading_zeros();
  return low_half(rest);
}

std::strong_ordering operator<=>(const BigUint& left, const BigUint& right) {
  if (left.words_.size() != right.words_.size()) return left.words_.size() <=> right.words_.size();
  for (std::size_t index = left.words_.size(); index-- > 0;) {
    if (left.words_[index] != right.words_[index]) return left.words_[index] <=> right.words_[index];
  }
  return std::strong_ordering::equal;
}

BigUint factorial(int count) {
  NONET_EXPECTS(count >= 0);
  BigUint product = 1;
  for (int factor = 2; factor <= count; ++factor) product *= static_cast<std::uint64_t>(factor);
  return product;
}

}  // namespace nonet
