#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace nonet {

/// The project's own random numbers. The same seed gives the same sequence on every platform and compiler; the
/// distributions of the standard library do not promise that. The generator is xoshiro256** (Blackman and Vigna, 2018).
/// SplitMix64 makes its state from the seed. Not for cryptography.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  /// The next 64 random bits.
  std::uint64_t next();

  /// Returns a whole number from 0 to bound - 1; all are equally likely (Lemire's multiplication with rejection).
  /// `bound` is at least 1.
  std::uint32_t below(std::uint32_t bound);

  /// Does the same for 64-bit bounds: draws as many bits as the bound has, and draws again while the number is too
  /// large.
  std::uint64_t below_64(std::uint64_t bound);

  /// Puts the values in random order; all orders are equally likely (Fisher and Yates).
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
