#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace nonet {

/// The project's own random numbers: the same seed gives the same sequence on every platform and compiler, which the
/// standard's distributions do not promise. The generator is xoshiro256** (Blackman and Vigna, 2018), its state filled
/// from the seed by SplitMix64. Not for cryptography.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  /// The next 64 random bits.
  std::uint64_t next();

  /// A whole number from 0 to bound - 1, every one equally likely (Lemire's multiplication with rejection); bound >= 1.
  std::uint32_t below(std::uint32_t bound);

  /// The same for bounds of any size (by masking and drawing again).
  std::uint64_t below_64(std::uint64_t bound);

  /// Puts the values in random order, every order equally likely (Fisher and Yates).
  template <class T>
  void shuffle(std::span<T> values) {
    for (std::size_t left = values.size(); left > 1; --left) {
      std::swap(values[left - 1], values[below(static_cast<std::uint32_t>(left))]);
    }
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace nonet
