#pragma once

#include <cstdint>

#include "core/solve/peer_table.h"
#include "core/util/inline.h"

namespace nonet {

/// Of the cells with two candidates the one that most open cells see: either digit then tells most. Only the first
/// `looked_at` are weighed. Uses builtins, since what stands here is compiled for several instruction sets.
NONET_ALWAYS_INLINE int pair_with_most_open_peers(const std::uint32_t pairs[3], const std::uint32_t open[3],
                                                  int looked_at) {
  int best = -1;
  int most = -1;
  for (int band = 0; band < 3; ++band) {
    for (std::uint32_t left = pairs[band]; left != 0 && looked_at > 0; left &= left - 1, --looked_at) {
      const int cell = band * 27 + __builtin_ctz(left);
      const std::uint32_t* const peers = kPeerTable.masks[cell];
      const int seen = __builtin_popcount(open[0] & peers[0]) + __builtin_popcount(open[1] & peers[1]) +
                       __builtin_popcount(open[2] & peers[2]);
      if (seen > most) {
        most = seen;
        best = cell;
      }
    }
  }
  return best;
}

}  // namespace nonet
