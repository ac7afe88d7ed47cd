#pragma once

#include "core/simd/lanes.h"

namespace nonet {

/// Search nodes of as many puzzles as there are lanes: lane i of every vector belongs to puzzle i.
///
///     planes[3·d + j]  candidates of digit d in plane j, 27 bits as drawn in digit_word.h
///     known[j]         cells of plane j that had one candidate when they were last counted
///     open[j]          cells with two candidates or more
///     pairs[j]         cells with exactly two
///
/// A round leaves three sets of lanes, a bit each: those without a solution, those that are solved, and those that found
/// no further known cell and should guess. The other lanes want another round.
template <int kLanes>
struct LockstepState {
  using Vector = Lanes<kLanes>;
  static_assert(sizeof(Vector) == kLanes * sizeof(std::uint32_t));

  Vector planes[27];
  Vector known[3];
  Vector open[3];
  Vector pairs[3];
  std::uint32_t contradictory;
  std::uint32_t solved;
  std::uint32_t stalled;
};

}  // namespace nonet
