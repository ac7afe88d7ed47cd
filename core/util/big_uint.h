#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// A whole number of any size, at least 0. Numbers of solutions and of transformations are reported to the last digit.
/// Arithmetic is the schoolbook kind, which is fast enough for results but not for inner loops.
class BigUint {
 public:
  BigUint() = default;
  BigUint(std::uint64_t value);
  /// high · 2^64 + low.
  static BigUint from_words(std::uint64_t high, std::uint64_t low);

  bool is_zero() const { return words_.empty(); }
  /// The number of binary digits; 0 for 0.
  int bit_width() const;
  bool fits_64() const { return words_.size() <= 2; }
  /// The value; only when fits_64().
  std::uint64_t to_64() const;
  /// The nearest double, or infinity.
  double to_double() const;
  /// The decimal digits, without separators.
  std::string to_string() const;

  BigUint& operator+=(const BigUint& other);
  /// `other` must not be larger.
  BigUint& operator-=(const BigUint& other);
  BigUint& operator*=(const BigUint& other);
  /// Divides this number and returns the remainder. The divisor must not be 0.
  std::uint32_t divide(std::uint32_t divisor);

  friend BigUint operator+(BigUint left, const BigUint& right) { return left += right; }
  friend BigUint operator-(BigUint left, const BigUint& right) { return left -= right; }
  friend BigUint operator*(BigUint left, const BigUint& right) { return left *= right; }
  friend bool operator==(const BigUint& left, const BigUint& right) { return left.words_ == right.words_; }
  friend std::strong_ordering operator<=>(const BigUint& left, const BigUint& right);

 private:
  void drop_leading_zeros();

  // The digits to base 2^32, lowest first, without leading zeros.
  std::vector<std::uint32_t> words_;
};

/// The factorial of `count`, which is at least 0.
BigUint factorial(int count);

}  // namespace nonet
