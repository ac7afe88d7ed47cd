#pragma once

#include <cstdint>

#include "core/util/inline.h"

namespace nonet {

/// kLanes words of 32 bits side by side. `&`, `|`, `^`, `~`, `-` and shifts by a constant work on all lanes at once, in
/// one instruction where the target has registers of that width: 4 lanes for SSE4, NEON and WebAssembly's simd128, 8 for
/// AVX2, 16 for AVX-512. One lane is a plain word. Built on the vector extension that g++ and clang share, so that there
/// is one kernel and no intrinsics.
template <int kLanes>
struct LaneVector;
template <>
struct LaneVector<1> {
  using Type = std::uint32_t;
};
// One by one: g++ 12 silently drops an attribute that depends on a template parameter.
template <>
struct LaneVector<4> {
  typedef std::uint32_t Type __attribute__((vector_size(16)));
};
template <>
struct LaneVector<8> {
  typedef std::uint32_t Type __attribute__((vector_size(32)));
};
template <>
struct LaneVector<16> {
  typedef std::uint32_t Type __attribute__((vector_size(64)));
};
template <int kLanes>
using Lanes = typename LaneVector<kLanes>::Type;

/// All bits set in the lanes where the word is 0, none elsewhere.
template <class Vector>
NONET_ALWAYS_INLINE Vector mask_of_zero(Vector vector) {
  return reinterpret_cast<Vector>(vector == Vector{});
}
template <>
NONET_ALWAYS_INLINE std::uint32_t mask_of_zero(std::uint32_t word) {
  return word == 0 ? ~std::uint32_t{0} : 0;
}

/// One lane of a vector in memory.
template <class Vector>
NONET_ALWAYS_INLINE std::uint32_t& lane_of(Vector& vector, int lane) {
  return reinterpret_cast<std::uint32_t*>(&vector)[lane];
}
template <class Vector>
NONET_ALWAYS_INLINE std::uint32_t lane_of(const Vector& vector, int lane) {
  return reinterpret_cast<const std::uint32_t*>(&vector)[lane];
}

}  // namespace nonet
