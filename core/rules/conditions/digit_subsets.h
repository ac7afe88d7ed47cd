#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/rules/network.h"
#include "core/simd/vector.h"
#include "core/util/inline.h"

namespace nonet {

/// A family of sets of up to nine digits, as 512 bits: bit s is set when the family has the set with the DigitMask s.
/// One step adds a digit to all sets of the family.
class DigitSubsets {
 public:
  static constexpr int kDigits = 9;

  /// The family without a set.
  DigitSubsets() : parts_{} {}

  bool has(DigitMask set) const { return (parts_[set / 128][set / 64 % 2] >> set % 64 & 1) != 0; }
  void insert(DigitMask set) { parts_[set / 128][set / 64 % 2] |= std::uint64_t{1} << set % 64; }

  bool any() const {
    const Part all = (parts_[0] | parts_[1]) | (parts_[2] | parts_[3]);
    return (all[0] | all[1]) != 0;
  }
  DigitSubsets operator&(const DigitSubsets& other) const {
    DigitSubsets both;
    for (std::size_t part = 0; part < kParts; ++part) both.parts_[part] = parts_[part] & other.parts_[part];
    return both;
  }
  DigitSubsets& operator|=(const DigitSubsets& other) {
    for (std::size_t part = 0; part < kParts; ++part) parts_[part] |= other.parts_[part];
    return *this;
  }

  /// The sets that come from one of these when one of the digits is added, which the set lacks.
  NONET_ALWAYS_INLINE DigitSubsets with_one_of(DigitMask digits) const {
    DigitSubsets with;
    each_digit([&](auto digit) {
      if ((digits >> digit & 1) != 0) add_with<digit>(with);
    });
    return with;
  }

  /// The other way: the sets of `among` that become one of these when one of the digits is added. Eliminates the digits
  /// that lead from none.
  NONET_ALWAYS_INLINE DigitSubsets without_one_of(DigitMask& digits, const DigitSubsets& among) const {
    DigitSubsets without;
    unsigned kept = 0;
    each_digit([&](auto digit) {
      if ((digits >> digit & 1) != 0 && add_without<digit>(among, without)) kept |= 1u << digit;
    });
    digits = static_cast<DigitMask>(kept);
    return without;
  }

 private:
  // 128 sets: a register of most processors and of WebAssembly.
  using Part = VectorOf<std::uint64_t, 2>::Type;
  static constexpr std::size_t kParts = 4;
  // The sets of a word that lack the digit. The digits from 7 on choose the word.
  static constexpr std::array<std::uint64_t, 6> kLacking{0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f,
                                                         0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};

  template <class Visit>
  NONET_ALWAYS_INLINE static void each_digit(Visit&& visit) {
    [&]<int... kDigit>(std::integer_sequence<int, kDigit...>) NONET_ALWAYS_INLINE_LAMBDA {
      (visit(std::integral_constant<int, kDigit>()), ...);
    }
    (std::make_integer_sequence<int, kDigits>());
  }

  // Digits are bits from 0 here.
  template <int kDigit>
  NONET_ALWAYS_INLINE void add_with(DigitSubsets& with) const {
    if constexpr (kDigit < 6) {
      for (std::size_t part = 0; part < kParts; ++part)
        with.parts_[part] |= (parts_[part] & kLacking[kDigit]) << (1 << kDigit);
    } else if constexpr (kDigit == 6) {
      for (std::size_t part = 0; part < kParts; ++part)
        with.parts_[part] |= __builtin_shufflevector(parts_[part], Part{}, 2, 0);
    } else if constexpr (kDigit == 7) {
      with.parts_[1] |= parts_[0];
      with.parts_[3] |= parts_[2];
    } else {
      with.parts_[2] |= parts_[0];
      with.parts_[3] |= parts_[1];
    }
  }

  // Returns whether there is a set.
  template <int kDigit>
  NONET_ALWAYS_INLINE bool add_without(const DigitSubsets& among, DigitSubsets& without) const {
    Part any{};
    const auto add = [&](std::size_t part, Part sets) NONET_ALWAYS_INLINE_LAMBDA {
      const Part both = sets & among.parts_[part];
      any |= both;
      without.parts_[part] |= both;
    };
    if constexpr (kDigit < 6) {
      for (std::size_t part = 0; part < kParts; ++part) add(part, parts_[part] >> (1 << kDigit) & kLacking[kDigit]);
    } else if constexpr (kDigit == 6) {
      for (std::size_t part = 0; part < kParts; ++part) add(part, __builtin_shufflevector(parts_[part], Part{}, 1, 2));
    } else if constexpr (kDigit == 7) {
      add(0, parts_[1]);
      add(2, parts_[3]);
    } else {
      add(0, parts_[2]);
      add(1, parts_[3]);
    }
    return (any[0] | any[1]) != 0;
  }

  Part parts_[kParts];
};

}  // namespace nonet
