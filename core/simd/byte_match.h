#pragma once

#include <cstdint>

#include "core/util/inline.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace nonet {

/// A bit for each of 16 bytes that equals the value.
NONET_ALWAYS_INLINE std::uint32_t match_16_bytes(const std::uint8_t* bytes, std::uint8_t value) {
#if defined(__SSE2__)
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(block, _mm_set1_epi8(static_cast<char>(value)))));
#elif defined(__wasm_simd128__)
  return wasm_i8x16_bitmask(wasm_i8x16_eq(wasm_v128_load(bytes), wasm_i8x16_splat(static_cast<std::int8_t>(value))));
#else
  std::uint32_t matches = 0;
  for (int index = 0; index < 16; ++index) matches |= static_cast<std::uint32_t>(bytes[index] == value) << index;
  return matches;
#endif
}

/// A bit for each of 27 bytes that equals the value; reads these 27 bytes only.
NONET_ALWAYS_INLINE std::uint32_t match_27_bytes(const std::uint8_t* bytes, std::uint8_t value) {
  const std::uint32_t first = match_16_bytes(bytes, value);
  const std::uint32_t last = match_16_bytes(bytes + 11, value);
  return first | (last << 11);
}

}  // namespace nonet
