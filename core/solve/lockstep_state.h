#pragma once

#include "core/simd/lanes.h"

namespace nonet {

/// Search nodes of as many puzzles as there are lanes: lane i of every vector belongs to puzzle i.
///
///     words[3·d + b]   candidates of digit d in band b, 27 bits as in band_state.h
///     naked[b]         cells of band b known to have one candidate, whose digit is not yet taken from their peers, or is
///     open[b]          cells with two candidates or more
///     pairs[b]         cells with exactly two
///
/// `deep` is all ones in lanes below a guess. After a round, `contradiction` is not 0 in lanes without a solution and
/// `progress` is 0 in lanes that should guess, or are solved when no cell is open.
template <int kLanes>
struct LockstepState {
  using Vector = Lanes<kLanes>;
  static_assert(sizeof(Vector) == kLanes * sizeof(std::uint32_t));

  Vector words[27];
  Vector naked[3];
  Vector open[3];
  Vector pairs[3];
  Vector deep;
  Vector contradiction;
  Vector progress;
};

}  // namespace nonet
