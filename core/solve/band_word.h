#pragma once

#include <cstdint>

#include "core/util/inline.h"

namespace nonet::band_word {

/// Operations on the 27-bit word of one digit in one band (layout drawn in band_state.h). `Word` is an unsigned word or a
/// vector of them: the same code serves one puzzle and many in lockstep. A kernel: raw shifts are meant.

inline constexpr std::uint32_t kAllCells = (1u << 27) - 1;
inline constexpr std::uint32_t kMinirows = 0111111111;  // the first bit of each of the nine triples

// Steps through a 3×3 arrangement of triples: to the next row of nine bits, the next triple of a row, the next bit of a
// triple, each in a circle of three.
template <class Word>
NONET_ALWAYS_INLINE Word next_row(Word word) {
  return ((word >> 9) | (word << 18)) & kAllCells;
}
template <class Word>
NONET_ALWAYS_INLINE Word next_box(Word word) {
  return ((word >> 3) & 0077077077u) | ((word << 6) & 0700700700u);
}
template <class Word>
NONET_ALWAYS_INLINE Word next_bit(Word word) {
  return ((word >> 1) & 0333333333u) | ((word << 2) & 0444444444u);
}

/// The minirows that have a candidate, at the first bit of their triple; and back, to all three bits.
template <class Word>
NONET_ALWAYS_INLINE Word fold_minirows(Word word) {
  return (word | (word >> 1) | (word >> 2)) & kMinirows;
}
template <class Word>
NONET_ALWAYS_INLINE Word unfold_minirows(Word minirows) {
  return (minirows << 3) - minirows;
}

/// The columns of the band that have a candidate, nine bits; and back, to all three rows.
template <class Word>
NONET_ALWAYS_INLINE Word fold_columns(Word word) {
  return (word | (word >> 9) | (word >> 18)) & 0777u;
}
template <class Word>
NONET_ALWAYS_INLINE Word unfold_columns(Word columns) {
  return columns | (columns << 9) | (columns << 18);
}

/// The minirows with exactly one candidate.
template <class Word>
NONET_ALWAYS_INLINE Word single_minirows(Word word) {
  const Word second = word >> 1;
  const Word third = word >> 2;
  return (word ^ second ^ third) & ~(word & second & third) & kMinirows;
}

/// Three bands' minirows, or column profiles, packed into one word as three 3×3 matrices, each in a lane of its own.
template <class Word>
NONET_ALWAYS_INLINE Word pack_minirows(Word band0, Word band1, Word band2) {
  return fold_minirows(band0) | (fold_minirows(band1) << 1) | (fold_minirows(band2) << 2);
}
template <class Word>
NONET_ALWAYS_INLINE Word pack_columns(Word band0, Word band1, Word band2) {
  return fold_columns(band0) | (fold_columns(band1) << 9) | (fold_columns(band2) << 18);
}

/// Entries of packed matrices (row by box, a bit for each band) that lie on a permutation of their matrix: the two other
/// rows meet the two other boxes in one of two ways.
template <class Word>
NONET_ALWAYS_INLINE Word close_minirows(Word packed) {
  const Word row1 = next_row(packed);
  const Word row2 = next_row(row1);
  return packed & next_box((row1 & next_box(row2)) | (next_box(row1) & row2));
}
/// The same for column profiles: band by column, a triple for each stack.
template <class Word>
NONET_ALWAYS_INLINE Word close_columns(Word packed) {
  const Word band1 = next_row(packed);
  const Word band2 = next_row(band1);
  return packed & next_bit((band1 & next_bit(band2)) | (next_bit(band1) & band2));
}

}  // namespace nonet::band_word
