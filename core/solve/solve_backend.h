#pragma once

#include <cstdint>
#include <span>

#include "core/solve/endgame.h"
#include "core/solve/puzzle_masks.h"
#include "core/solve/search_node.h"

namespace nonet {

/// The instruction sets that the kernels are compiled for. A program contains the kernels for the processor family that
/// it is compiled for.
enum class SolveTarget : std::uint8_t { Portable, Wasm, Neon, Sse4, Avx2, Avx512 };

/// The smallest and the largest number of lanes that a backend of this program has. A lockstep loop is compiled for the
/// largest number, for each half of it down to four lanes, and for one lane if that is the smallest number.
#if defined(__x86_64__)
inline constexpr int kMinLanes = 1;
inline constexpr int kMaxLanes = 16;
#elif defined(__aarch64__)
inline constexpr int kMinLanes = 1;
inline constexpr int kMaxLanes = 4;
#elif defined(__wasm_simd128__)
inline constexpr int kMinLanes = 4;
inline constexpr int kMaxLanes = 4;
#else
inline constexpr int kMinLanes = 1;
inline constexpr int kMaxLanes = 1;
#endif

/// The kernels compiled for one instruction set.
struct SolveBackend {
  SolveTarget target;
  const char* name;
  /// The number of puzzles that are searched in lockstep.
  int lanes;

  /// Does one round of propagation for all lanes (lockstep_round.h). `state` points to a LockstepState<lanes>.
  void (*round)(void* state);
  /// Does all rounds of propagation for one node (node_round.h). Returns false when the node has no solution.
  bool (*propagate)(SearchNode& node, NodeCells& cells);
  /// Reads a puzzle of 81 bytes, row by row, with 0 for blanks (puzzle_masks.h).
  void (*read)(const std::uint8_t* puzzle, PuzzleMasks& masks);
  /// Reads the given candidates of 81 cells, row by row: bit i is digit i + 1 (puzzle_masks.h).
  void (*read_candidates)(const std::uint16_t* candidates, PuzzleMasks& masks);
  /// Chooses a cell to guess in. Returns its number, counted plane by plane (guess_cell.h). `pairs` must not be empty.
  int (*choose_pair)(const PlaneCells& pairs, const PlaneCells& open);
  /// Finds the next solution of an endgame (endgame_round.h). Returns false when there is none.
  bool (*next_endgame_solution)(Endgame& game);
};

/// Returns the backends that this processor can run, the slowest first. The portable backend is the first of them,
/// except in a WebAssembly module with SIMD, which has one backend only.
std::span<const SolveBackend> solve_backends();

/// Returns the fastest backend that this processor can run.
const SolveBackend& fastest_backend();

}  // namespace nonet
