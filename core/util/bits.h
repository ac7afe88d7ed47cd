#pragma once

#include <bit>
#include <concepts>

#include "core/util/contracts.h"

namespace nonet {

/// The number of set bits.
template <std::unsigned_integral Word>
constexpr int count_bits(Word word) {
  return std::popcount(word);
}

/// The index of the lowest set bit; the word must not be 0.
template <std::unsigned_integral Word>
constexpr int lowest_bit(Word word) {
  NONET_EXPECTS(word != 0);
  return std::countr_zero(word);
}

/// The word without its lowest set bit.
template <std::unsigned_integral Word>
constexpr Word without_lowest(Word word) {
  return static_cast<Word>(word & (word - 1));
}

/// True when exactly one bit is set.
template <std::unsigned_integral Word>
constexpr bool has_one_bit(Word word) {
  return std::has_single_bit(word);
}

/// A word whose `count` lowest bits are set; 0 <= count <= its width.
template <std::unsigned_integral Word>
constexpr Word low_bits(int count) {
  constexpr int kWidth = static_cast<int>(sizeof(Word) * 8);
  NONET_EXPECTS(0 <= count && count <= kWidth);
  return count >= kWidth ? static_cast<Word>(~Word{0}) : static_cast<Word>((Word{1} << count) - 1);
}

/// Calls `visit(index)` for each set bit, lowest first.
template <std::unsigned_integral Word, class Visit>
constexpr void for_each_bit(Word word, Visit&& visit) {
  for (; word != 0; word = without_lowest(word)) visit(lowest_bit(word));
}

}  // namespace nonet
