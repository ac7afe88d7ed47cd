#pragma once

#include "core/solve/lockstep_backend.h"
#include "core/solve/lockstep_round.h"
#include "core/solve/pair_choice.h"

// Included by one source for each instruction set and compiled for that set. What stands here has internal linkage, and all
// that it calls is forced inline: no code for a richer instruction set can reach the rest of the program.

namespace nonet {

namespace {

// More are hardly ever better than the best of these.
constexpr int kPairsLookedAt = 16;

int choose_pair(const std::uint32_t pairs[3], const std::uint32_t open[3]) {
  return pair_with_most_open_peers(pairs, open, kPairsLookedAt);
}

template <int kLanes>
void round_of_lanes(void* state) {
  lockstep_round(*static_cast<LockstepState<kLanes>*>(state));
}

template <int kLanes>
constexpr LockstepBackend lockstep_backend_of(LockstepTarget target, const char* name) {
  return {target, name, kLanes, &round_of_lanes<kLanes>, &choose_pair};
}

}  // namespace

}  // namespace nonet
