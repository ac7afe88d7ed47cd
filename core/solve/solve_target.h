#pragma once

#include "core/solve/endgame_round.h"
#include "core/solve/guess_cell.h"
#include "core/solve/lockstep_round.h"
#include "core/solve/node_round.h"
#include "core/solve/solve_backend.h"

// The functions of a SolveBackend. Each source file backend_<set>.cpp includes this header and is compiled for one
// instruction set. All functions in this header have internal linkage, and all functions that they call are forced
// inline. The linker can therefore never use code for one instruction set on a processor that lacks that set.

namespace nonet {

namespace {

template <int kLanes>
void round_of_lanes(void* state) {
  lockstep_round(*static_cast<LockstepState<kLanes>*>(state));
}

template <int kLanes>
bool propagate_digits(SearchNode& node, NodeCells& cells) {
  return propagate_node<kLanes>(node, cells);
}

void read_puzzle(const std::uint8_t* puzzle, PuzzleMasks& masks) { read_masks(puzzle, masks); }

void read_candidates(const std::uint16_t* candidates, PuzzleMasks& masks) { read_candidate_masks(candidates, masks); }

int choose_pair(const PlaneCells& pairs, const PlaneCells& open) { return pair_that_most_open_cells_see(pairs, open); }

template <int kHalfLanes>
bool next_endgame_solution(Endgame& game) {
  return next_endgame_solution_in_lanes<kHalfLanes>(game);
}

template <int kLanes>
constexpr SolveBackend solve_backend_of(SolveTarget target, const char* name) {
  return {target,
          name,
          kLanes,
          &round_of_lanes<kLanes>,
          &propagate_digits<kLanes>,
          &read_puzzle,
          &read_candidates,
          &choose_pair,
          &next_endgame_solution < kLanes == 1 ? 1 : 2 * kLanes > };
}

}  // namespace

}  // namespace nonet
