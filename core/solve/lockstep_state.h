#pragma once

#include "core/simd/lanes.h"

namespace nonet {

/// One search node for each lane: lane i of every vector belongs to puzzle i.
///
///     planes[3·d + j]  candidates of digit d in plane j, 27 bits as drawn in digit_word.h
///     known[j]         cells of plane j that had one candidate when they were last counted
///     open[j]          cells with two candidates or more
///     pairs[j]         cells with exactly two
///
/// A round sets three sets of lanes, one bit for each lane: `contradictory` nodes have no solution, `solved` nodes are
/// solutions, and `stalled` nodes need a guess because no further cell became known. All other lanes need another
/// round.
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
