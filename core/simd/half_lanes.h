#pragma once

#include <cstdint>

#include "core/simd/vector.h"
#include "core/util/inline.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace nonet {

/// A vector of kLanes words of 16 bits. A register holds 8 words with SSE4, NEON and WebAssembly's simd128, 16 with
/// AVX2, and 32 with AVX-512BW. A vector of one lane is a plain word.
template <int kLanes>
using HalfLanes = typename VectorOf<std::uint16_t, kLanes>::Type;

/// Returns one bit for each lane, set when the lane is not 0. Lane 0 is the lowest bit.
template <class Vector>
NONET_ALWAYS_INLINE std::uint32_t halves_that_are_set(Vector vector) {
  // NOLINTNEXTLINE(bugprone-sizeof-expression): a vector of one lane is a plain word.
  constexpr int kLanes = static_cast<int>(sizeof(Vector) / sizeof(std::uint16_t));
  if constexpr (kLanes == 1) {
    return vector != 0;
  } else {
#if defined(__AVX512BW__)
    if constexpr (kLanes == 32) {
      const auto bits = reinterpret_cast<__m512i>(vector);
      return _mm512_test_epi16_mask(bits, bits);
    }
#endif
#if defined(__AVX2__)
    if constexpr (kLanes == 16) {
      const auto zeros = reinterpret_cast<__m256i>(vector == Vector{});
      const auto bytes = static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_packs_epi16(zeros, zeros)));
      return ~((bytes & 0xffu) | (bytes >> 8 & 0xff00u)) & 0xffffu;
    }
#endif
#if defined(__SSE2__)
    if constexpr (kLanes == 8) {
      const auto zeros = reinterpret_cast<__m128i>(vector == Vector{});
      return (static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(zeros, zeros))) & 0xffu) ^ 0xffu;
    }
#elif defined(__wasm_simd128__)
    if constexpr (kLanes == 8) {
      return static_cast<std::uint32_t>(wasm_i16x8_bitmask(reinterpret_cast<v128_t>(vector == Vector{}))) ^ 0xffu;
    }
#endif
    std::uint32_t set = 0;
    for (int lane = 0; lane < kLanes; ++lane) set |= static_cast<std::uint32_t>(vector[lane] != 0) << lane;
    return set;
  }
}

}  // namespace nonet
