#pragma once

#include <cstdint>
#include <cstring>

#include "core/simd/vector.h"
#include "core/util/inline.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

namespace nonet {

/// A vector of kWords signed words of 16 bits. A register holds 8 words with SSE, NEON and WebAssembly's simd128, 16
/// with AVX2, and 32 with AVX-512.
template <int kWords>
using Words = typename VectorOf<std::int16_t, kWords>::Type;
/// A vector of kWords / 2 sums of 32 bits.
template <int kWords>
using WordSums = typename VectorOf<std::int32_t, kWords / 2>::Type;

/// Loads words from memory that need not be aligned.
template <int kWords>
NONET_ALWAYS_INLINE Words<kWords> load_words(const std::int16_t* from) {
  Words<kWords> words;
  std::memcpy(&words, from, sizeof words);
  return words;
}
template <int kWords>
NONET_ALWAYS_INLINE void store_words(std::int16_t* to, Words<kWords> words) {
  std::memcpy(to, &words, sizeof words);
}

/// Multiplies word by word and adds neighbouring products: sum i is left[2i]·right[2i] + left[2i+1]·right[2i+1].
template <int kWords>
NONET_ALWAYS_INLINE WordSums<kWords> multiply_and_add_pairs(Words<kWords> left, Words<kWords> right) {
  using Sums = WordSums<kWords>;
#if defined(__AVX512BW__)
  if constexpr (kWords == 32)
    return reinterpret_cast<Sums>(_mm512_madd_epi16(reinterpret_cast<__m512i>(left), reinterpret_cast<__m512i>(right)));
#endif
#if defined(__AVX2__)
  if constexpr (kWords == 16)
    return reinterpret_cast<Sums>(_mm256_madd_epi16(reinterpret_cast<__m256i>(left), reinterpret_cast<__m256i>(right)));
#endif
#if defined(__SSE2__)
  if constexpr (kWords == 8)
    return reinterpret_cast<Sums>(_mm_madd_epi16(reinterpret_cast<__m128i>(left), reinterpret_cast<__m128i>(right)));
#elif defined(__wasm_simd128__)
  if constexpr (kWords == 8)
    return reinterpret_cast<Sums>(
        wasm_i32x4_dot_i16x8(reinterpret_cast<v128_t>(left), reinterpret_cast<v128_t>(right)));
#elif defined(__ARM_NEON) && defined(__aarch64__)
  if constexpr (kWords == 8) {
    const auto first = reinterpret_cast<int16x8_t>(left);
    const auto second = reinterpret_cast<int16x8_t>(right);
    return reinterpret_cast<Sums>(
        vpaddq_s32(vmull_s16(vget_low_s16(first), vget_low_s16(second)), vmull_high_s16(first, second)));
  }
#endif
  Sums sums{};
  for (int word = 0; word < kWords; ++word) sums[word / 2] += left[word] * right[word];
  return sums;
}

/// Returns the total of all sums, which must fit in 32 bits.
template <int kWords>
NONET_ALWAYS_INLINE std::int32_t sum_of_all(WordSums<kWords> sums) {
  if constexpr (kWords > 8) {
    constexpr int kHalf = kWords / 2;
    WordSums<kHalf> halves[2];
    std::memcpy(halves, &sums, sizeof halves);
    return sum_of_all<kHalf>(halves[0] + halves[1]);
  } else {
    const WordSums<8> twos = sums + __builtin_shufflevector(sums, sums, 2, 3, 0, 1);
    return twos[0] + twos[1];
  }
}

/// Transposes 8×8 words: word j of row i becomes word i of row j.
NONET_ALWAYS_INLINE void transpose_words(Words<8> (&rows)[8]) {
  Words<8> pairs[8];
  for (int i = 0; i < 4; ++i) {
    pairs[2 * i] = __builtin_shufflevector(rows[i], rows[i + 4], 0, 8, 1, 9, 2, 10, 3, 11);
    pairs[2 * i + 1] = __builtin_shufflevector(rows[i], rows[i + 4], 4, 12, 5, 13, 6, 14, 7, 15);
  }
  Words<8> fours[8];
  for (int i = 0; i < 4; ++i) {
    fours[2 * i] = __builtin_shufflevector(pairs[i], pairs[i + 4], 0, 8, 1, 9, 2, 10, 3, 11);
    fours[2 * i + 1] = __builtin_shufflevector(pairs[i], pairs[i + 4], 4, 12, 5, 13, 6, 14, 7, 15);
  }
  for (int i = 0; i < 4; ++i) {
    rows[2 * i] = __builtin_shufflevector(fours[i], fours[i + 4], 0, 8, 1, 9, 2, 10, 3, 11);
    rows[2 * i + 1] = __builtin_shufflevector(fours[i], fours[i + 4], 4, 12, 5, 13, 6, 14, 7, 15);
  }
}

}  // namespace nonet
