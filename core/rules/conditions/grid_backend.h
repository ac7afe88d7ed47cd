#pragma once

#include <cstddef>
#include <cstdint>

#include "core/rules/network.h"

namespace nonet {

/// What is left of an ordinary grid of 9x9.
struct GridConcluded {
  static constexpr std::size_t kSide = 9;

  /// Rows of three triples of neighbouring cells, each with an element that can be anything after it.
  alignas(32) DigitMask rows[kSide][16];
  /// A bit for each element of a row: whether the cell has lost a candidate.
  std::uint16_t changed[kSide];
  /// After a contradiction: the number of the house without a place for a digit, first rows, then columns, then boxes;
  /// -1 when the contradiction is another.
  int house_at_fault;
};

/// Draws conclusions from the candidates of 81 cells until none is left. One more element can be read. Returns false
/// when there is a contradiction.
using GridConclusions = bool (*)(const DigitMask* candidates, GridConcluded& concluded);

/// For every processor, and for x86-64 with AVX2, BMI and BMI2.
extern const GridConclusions kGridPortable;
extern const GridConclusions kGridAvx2;

}  // namespace nonet
