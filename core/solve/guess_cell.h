#pragma once

#include <cstdint>

#include "core/solve/cell_table.h"
#include "core/util/inline.h"

namespace nonet {

/// Chooses the cell to guess in. Among the first eight cells with two candidates, returns the cell that has the most
/// open peers, because a guess there eliminates the most candidates. Compared with always taking the first cell, this
/// rule halves the number of guesses. Comparing more than eight cells costs more than it gains. `pairs` must not be
/// empty. Returns a cell in the order of the planes. Uses builtins because it is compiled for several instruction sets.
NONET_ALWAYS_INLINE int pair_that_most_open_cells_see(const PlaneCells& pairs, const PlaneCells& open) {
  constexpr int kMaxCompared = 8;
  const std::uint64_t open01 = open.planes[0] | std::uint64_t{open.planes[1]} << 32;
  const std::uint64_t open2 = open.planes[2];
  int best = 0;
  int most = -1;
  int compared = 0;
  const auto compare = [&](int cell) NONET_ALWAYS_INLINE_LAMBDA {
    const CellTable::Peers& peers = kCellTable.peers[cell];
    const int seen = __builtin_popcountll(open01 & peers.planes01) + __builtin_popcountll(open2 & peers.plane2);
    if (seen > most) {
      most = seen;
      best = cell;
    }
  };
  std::uint64_t left = pairs.planes[0] | std::uint64_t{pairs.planes[1]} << 32;
  for (; left != 0 && compared < kMaxCompared; left &= left - 1, ++compared) {
    const int bit = __builtin_ctzll(left);
    compare(bit < 32 ? bit : bit - 5);
  }
  for (left = pairs.planes[2]; left != 0 && compared < kMaxCompared; left &= left - 1, ++compared) {
    compare(54 + __builtin_ctzll(left));
  }
  return best;
}

/// Chooses the cell to guess in when no cell has two candidates: the open cell with the fewest. `digits_of(cell)`
/// returns the candidates of a cell, one bit for each digit.
template <class DigitsOf>
int cell_with_fewest_candidates(const PlaneCells& open, const DigitsOf& digits_of) {
  int best = 0;
  int fewest = 10;
  for (int plane = 0; plane < 3; ++plane) {
    for (std::uint32_t left = open.planes[plane]; left != 0; left &= left - 1) {
      const int cell = 27 * plane + __builtin_ctz(left);
      const int candidates = __builtin_popcount(digits_of(cell));
      if (candidates >= fewest) continue;
      fewest = candidates;
      best = cell;
    }
  }
  return best;
}

}  // namespace nonet
