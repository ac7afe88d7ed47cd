#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet {

/// The candidates of an ordinary grid of 9x9.
struct GridWords {
  static constexpr std::size_t kSide = 9;

  /// Three triples of neighbouring cells for each row, each with 16 bits for each cell. The highest 16 bits can be anything.
  std::uint64_t triples[kSide][3];
};

/// Draws conclusions until none is left. Returns false when there is a contradiction: then sets the number of the house without a
/// place for a digit, first rows, then columns, then boxes; -1 when the contradiction is another.
using GridConclusions = bool (*)(GridWords& words, int& house_at_fault);

/// For every processor, and for x86-64 with AVX2, BMI and BMI2.
extern const GridConclusions kGridPortable;
extern const GridConclusions kGridAvx2;

}  // namespace nonet
