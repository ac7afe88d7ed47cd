#pragma once

#include "core/simd/lanes.h"

namespace nonet {

/// Nine words, one for each digit, in the fewest vectors of kLanes lanes that hold nine words. The operators work on
/// all nine.
template <int kLanes>
struct DigitVector {
  static constexpr int kParts = (9 + kLanes - 1) / kLanes;
  using Part = Lanes<kLanes>;

  Part parts[kParts];

  /// Loads nine words and the padding after them from memory that is aligned for vectors.
  static NONET_ALWAYS_INLINE DigitVector load(const std::uint32_t* words) {
    DigitVector vector;
    for (int part = 0; part < kParts; ++part)
      vector.parts[part] = *reinterpret_cast<const Part*>(words + part * kLanes);
    return vector;
  }
  NONET_ALWAYS_INLINE void store(std::uint32_t* words) const {
    for (int part = 0; part < kParts; ++part) *reinterpret_cast<Part*>(words + part * kLanes) = parts[part];
  }

  friend NONET_ALWAYS_INLINE DigitVector operator&(DigitVector a, const DigitVector& b) { return a &= b; }
  friend NONET_ALWAYS_INLINE DigitVector operator|(DigitVector a, const DigitVector& b) { return a |= b; }
  friend NONET_ALWAYS_INLINE DigitVector operator^(DigitVector a, const DigitVector& b) {
    for (int part = 0; part < kParts; ++part) a.parts[part] ^= b.parts[part];
    return a;
  }
  friend NONET_ALWAYS_INLINE DigitVector operator&(DigitVector a, std::uint32_t mask) {
    for (Part& part : a.parts) part &= mask;
    return a;
  }
  friend NONET_ALWAYS_INLINE DigitVector operator~(DigitVector a) {
    for (Part& part : a.parts) part = ~part;
    return a;
  }
  friend NONET_ALWAYS_INLINE DigitVector operator<<(DigitVector a, int bits) {
    for (Part& part : a.parts) part <<= bits;
    return a;
  }
  friend NONET_ALWAYS_INLINE DigitVector operator>>(DigitVector a, int bits) {
    for (Part& part : a.parts) part >>= bits;
    return a;
  }
  NONET_ALWAYS_INLINE DigitVector& operator&=(const DigitVector& b) {
    for (int part = 0; part < kParts; ++part) parts[part] &= b.parts[part];
    return *this;
  }
  NONET_ALWAYS_INLINE DigitVector& operator|=(const DigitVector& b) {
    for (int part = 0; part < kParts; ++part) parts[part] |= b.parts[part];
    return *this;
  }
};

}  // namespace nonet
