#pragma once

#include <cstdint>

#include "core/grid/cell.h"
#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

/// A set of digits from 1 to 64. Grids with larger sides can be read, written and checked, but have no digit sets.
class DigitSet {
 public:
  static constexpr int kMaxDigit = 64;

  constexpr DigitSet() = default;
  constexpr explicit DigitSet(Digit digit) : bits_(bit(digit)) {}

  /// The digits 1 to `last`.
  static constexpr DigitSet full(int last) {
    NONET_EXPECTS(last >= 0 && last <= kMaxDigit);
    return from_bits(low_bits<std::uint64_t>(last));
  }
  /// Returns the set of the digits whose bits are 1. Bit i stands for digit i + 1.
  static constexpr DigitSet from_bits(std::uint64_t bits) {
    DigitSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return count_bits(bits_); }
  constexpr bool contains(Digit digit) const { return (bits_ & bit(digit)) != 0; }
  constexpr void insert(Digit digit) { bits_ |= bit(digit); }
  constexpr void erase(Digit digit) { bits_ &= ~bit(digit); }
  /// Returns the smallest digit. The set must not be empty.
  constexpr Digit first() const {
    NONET_EXPECTS(!empty());
    return Digit{static_cast<std::uint8_t>(lowest_bit(bits_) + 1)};
  }

  /// Calls `visit(Digit)` for each digit, smallest first.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int index) { visit(Digit{static_cast<std::uint8_t>(index + 1)}); });
  }

  friend constexpr DigitSet operator|(DigitSet left, DigitSet right) { return from_bits(left.bits_ | right.bits_); }
  friend constexpr DigitSet operator&(DigitSet left, DigitSet right) { return from_bits(left.bits_ & right.bits_); }
  /// The digits of `left` that are not in `right`.
  friend constexpr DigitSet operator-(DigitSet left, DigitSet right) { return from_bits(left.bits_ & ~right.bits_); }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

 private:
  static constexpr std::uint64_t bit(Digit digit) {
    NONET_EXPECTS(digit.value >= 1 && digit.value <= kMaxDigit);
    return std::uint64_t{1} << (digit.value - 1);
  }

  std::uint64_t bits_ = 0;
};

}  // namespace nonet
