#pragma once

#include <cstdint>

#include "core/util/inline.h"

/// The candidates of one digit are three words of 27 bits, one word for each *plane*. A minirow is the three cells that
/// a row and a box share. Plane j holds the cells at place j of their minirow. Bit i of the three planes therefore
/// belongs to the three cells of minirow i:
///
///     bit 9·r + 3·b + k  of plane j        is the cell in row 3·k + r, column 3·b + j:
///         │   │     │                      band k, row r of the band, box b of the band, place j of the minirow
///         │   │     └ band  ("inner")
///         │   └────── box   ("middle")
///         └────────── row   ("outer")
///
/// `plane0 | plane1 | plane2` is the set of minirows that have a candidate; no shift is needed. One `&` on each plane
/// eliminates the candidates of a minirow. Columns use the same order of bits: a *column profile* has bit 9·j + 3·b + k
/// set when the digit has a candidate in column 3·b + j within band k.
///
/// `Word` is an unsigned word or a vector of words. The same code therefore serves one puzzle or many, one digit or
/// nine. This is a kernel: raw shifts are intended.

namespace nonet::digit_word {

inline constexpr std::uint32_t kAllCells = (1u << 27) - 1;
/// The bits with outer index 0, 1 and 2.
inline constexpr std::uint32_t kOuter0 = 0000000777;
inline constexpr std::uint32_t kOuter1 = 0000777000;
inline constexpr std::uint32_t kOuter2 = 0777000000;
/// The bits with middle index 0: one minirow of each row.
inline constexpr std::uint32_t kMiddle0 = 0007007007;

// These functions move each bit to the next, or the last, outer, middle or inner index, in a circle of three. The
// functions for outer indices also set bits above the lowest 27, which callers clear.
template <class Word>
NONET_ALWAYS_INLINE Word next_outer(Word word) {
  return (word >> 9) | (word << 18);
}
template <class Word>
NONET_ALWAYS_INLINE Word last_outer(Word word) {
  return (word >> 18) | (word << 9);
}
template <class Word>
NONET_ALWAYS_INLINE Word next_middle(Word word) {
  return ((word >> 3) & 0077077077u) | ((word << 6) & 0700700700u);
}
template <class Word>
NONET_ALWAYS_INLINE Word next_inner(Word word) {
  return ((word >> 1) & 0333333333u) | ((word << 2) & 0444444444u);
}

/// Takes three 3×3 matrices of minirows, rows by boxes, one matrix for each band. Returns the minirows that belong to a
/// permutation of their matrix: three minirows, one in each row and each box. A minirow belongs to one when the two
/// other rows have minirows in the two other boxes, in one order or the other.
template <class Word>
NONET_ALWAYS_INLINE Word close_minirows(Word minirows) {
  const Word row1 = next_outer(minirows);
  const Word row2 = last_outer(minirows);
  return minirows & next_middle((row1 & next_middle(row2)) | (next_middle(row1) & row2));
}

/// Does the same with a column profile: three matrices, columns by bands, one matrix for each stack of boxes.
template <class Word>
NONET_ALWAYS_INLINE Word close_columns(Word profile) {
  const Word column1 = next_outer(profile);
  const Word column2 = last_outer(profile);
  return profile & next_inner((column1 & next_inner(column2)) | (next_inner(column1) & column2));
}

/// The column profile of a digit.
template <class Word>
NONET_ALWAYS_INLINE Word column_profile(Word plane0, Word plane1, Word plane2) {
  return ((plane0 | (plane0 >> 9) | (plane0 >> 18)) & kOuter0) | (((plane1 << 9) | plane1 | (plane1 >> 9)) & kOuter1) |
         (((plane2 << 18) | (plane2 << 9) | plane2) & kOuter2);
}

/// The bits that are set in exactly one of three words, and in two or three of them.
template <class Word>
NONET_ALWAYS_INLINE Word in_exactly_one(Word a, Word b, Word c) {
  return (a ^ b ^ c) & ~(a & b & c);
}
template <class Word>
NONET_ALWAYS_INLINE Word in_two_or_more(Word a, Word b, Word c) {
  return (a & b) | ((a | b) & c);
}

}  // namespace nonet::digit_word
