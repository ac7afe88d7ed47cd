#pragma once

#include <cstdint>
#include <cstring>

#include "core/util/inline.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace nonet {

/// 16 bytes side by side, on the same vector extension as Lanes. `&`, `|` and `==` work on all of them at once.
typedef std::uint8_t Bytes16 __attribute__((vector_size(16)));

/// From any address; reads 16 bytes.
NONET_ALWAYS_INLINE Bytes16 load_bytes(const std::uint8_t* bytes) {
  Bytes16 block;
  std::memcpy(&block, bytes, sizeof block);
  return block;
}

/// Byte i of the result is byte kIndices[i] of the block, or 0 where that is 16 or more.
template <int... kIndices>
NONET_ALWAYS_INLINE Bytes16 shuffled(Bytes16 block) {
  return __builtin_shufflevector(block, Bytes16{}, kIndices...);
}

/// A bit for each byte that equals the value, byte 0 lowest.
NONET_ALWAYS_INLINE std::uint32_t matches(Bytes16 block, std::uint8_t value) {
#if defined(__SSE2__)
  const auto equal = reinterpret_cast<__m128i>(block == value);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(equal));
#elif defined(__wasm_simd128__)
  return static_cast<std::uint32_t>(wasm_i8x16_bitmask(reinterpret_cast<v128_t>(block == value)));
#else
  std::uint32_t found = 0;
  for (int index = 0; index < 16; ++index) found |= static_cast<std::uint32_t>(block[index] == value) << index;
  return found;
#endif
}

}  // namespace nonet
