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

/// A vector of 16 bytes. `&`, `|` and `==` work on all bytes at once.
typedef std::uint8_t Bytes16 __attribute__((vector_size(16)));

/// Loads 16 bytes from any address.
NONET_ALWAYS_INLINE Bytes16 load_bytes(const std::uint8_t* bytes) {
  Bytes16 block;
  std::memcpy(&block, bytes, sizeof block);
  return block;
}

/// Returns a block whose byte i is byte kIndices[i] of the given block, or 0 when kIndices[i] is 16 or more.
template <int... kIndices>
NONET_ALWAYS_INLINE Bytes16 shuffled(Bytes16 block) {
  return __builtin_shufflevector(block, Bytes16{}, kIndices...);
}

/// Returns one bit for each byte, set when the byte equals the value. Byte 0 is the lowest bit.
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
