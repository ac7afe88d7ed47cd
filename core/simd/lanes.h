#pragma once

#include <cstdint>

#include "core/simd/vector.h"
#include "core/util/contracts.h"
#include "core/util/inline.h"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace nonet {

/// A vector of kLanes words of 32 bits. The operators `&`, `|`, `^`, `~`, `-` and shifts by a constant work on all
/// lanes at once. Each operator takes one instruction if a register of the target holds kLanes words: 4 lanes for SSE4,
/// NEON and WebAssembly's simd128, 8 for AVX2, 16 for AVX-512. A vector of one lane is a plain word. The same kernel
/// source is therefore compiled for all targets, with hardly any intrinsics.
template <int kLanes>
using Lanes = typename VectorOf<std::uint32_t, kLanes>::Type;

template <class Vector>
inline constexpr int kLanesOf = static_cast<int>(sizeof(Vector) / sizeof(std::uint32_t));

/// Returns a lane of a vector in memory. GCC and Clang both allow access to a vector as an array of its elements.
template <class Vector>
NONET_ALWAYS_INLINE std::uint32_t& lane_of(Vector& vector, int lane) {
  NONET_EXPECTS(0 <= lane && lane < kLanesOf<Vector>);
  return reinterpret_cast<std::uint32_t*>(&vector)[lane];
}
template <class Vector>
NONET_ALWAYS_INLINE std::uint32_t lane_of(const Vector& vector, int lane) {
  NONET_EXPECTS(0 <= lane && lane < kLanesOf<Vector>);
  return reinterpret_cast<const std::uint32_t*>(&vector)[lane];
}

/// Returns one bit for each lane, set when the lane is not 0. Lane 0 is the lowest bit.
template <class Vector>
NONET_ALWAYS_INLINE std::uint32_t lanes_that_are_set(Vector vector) {
#if defined(__AVX512F__)
  if constexpr (kLanesOf<Vector> == 16) {
    const auto bits = reinterpret_cast<__m512i>(vector);
    return _mm512_test_epi32_mask(bits, bits);
  }
#endif
#if defined(__AVX2__)
  if constexpr (kLanesOf<Vector> == 8) {
    const auto zeros = reinterpret_cast<__m256i>(vector == Vector{});
    return static_cast<std::uint32_t>(_mm256_movemask_ps(_mm256_castsi256_ps(zeros))) ^ 0xffu;
  }
#endif
#if defined(__SSE2__)
  if constexpr (kLanesOf<Vector> == 4) {
    const auto zeros = reinterpret_cast<__m128i>(vector == Vector{});
    return static_cast<std::uint32_t>(_mm_movemask_ps(_mm_castsi128_ps(zeros))) ^ 0xfu;
  }
#elif defined(__wasm_simd128__)
  if constexpr (kLanesOf<Vector> == 4) {
    return static_cast<std::uint32_t>(wasm_i32x4_bitmask(reinterpret_cast<v128_t>(vector == Vector{}))) ^ 0xfu;
  }
#endif
  std::uint32_t set = 0;
  for (int lane = 0; lane < kLanesOf<Vector>; ++lane) {
    set |= static_cast<std::uint32_t>(lane_of(vector, lane) != 0) << lane;
  }
  return set;
}

/// Returns a vector whose lane i is lane i ^ kDistance of the given vector. kDistance is a power of two below the
/// number of lanes.
template <int kDistance, class Vector>
NONET_ALWAYS_INLINE Vector with_lanes_swapped(Vector vector) {
  static_assert(kDistance < kLanesOf<Vector>);
  constexpr int d = kDistance;
  if constexpr (kLanesOf<Vector> == 4) {
    return __builtin_shufflevector(vector, vector, 0 ^ d, 1 ^ d, 2 ^ d, 3 ^ d);
  } else if constexpr (kLanesOf<Vector> == 8) {
    return __builtin_shufflevector(vector, vector, 0 ^ d, 1 ^ d, 2 ^ d, 3 ^ d, 4 ^ d, 5 ^ d, 6 ^ d, 7 ^ d);
  } else {
    return __builtin_shufflevector(vector, vector, 0 ^ d, 1 ^ d, 2 ^ d, 3 ^ d, 4 ^ d, 5 ^ d, 6 ^ d, 7 ^ d, 8 ^ d, 9 ^ d,
                                   10 ^ d, 11 ^ d, 12 ^ d, 13 ^ d, 14 ^ d, 15 ^ d);
  }
}

}  // namespace nonet
