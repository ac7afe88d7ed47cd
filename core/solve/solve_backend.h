#pragma once

#include <cstdint>
#include <span>

#include "core/solve/endgame.h"
#include "core/solve/puzzle_masks.h"
#include "core/solve/search_node.h"

namespace nonet {

/// The instruction sets that the kernels are compiled for; which of them a program has depends on its target.
enum class SolveTarget : std::uint8_t { Portable, Wasm, Neon, Sse4, Avx2, Avx512 };

/// The most lanes that a backend of this program can have.
#if defined(__x86_64__)
inline constexpr int kMaxLanes = 16;
#elif defined(__aarch64__) || defined(__wasm_simd128__)
inline constexpr int kMaxLanes = 4;
#else
inline constexpr int kMaxLanes = 1;
#endif

/// The kernels compiled for one instruction set.
struct SolveBackend {
  SolveTarget target;
  const char* name;
  /// Puzzles that go in lockstep.
  int lanes;

  /// One round for all lanes (lockstep_round.h); the state is a LockstepState<lanes>.
  void (*round)(void* state);
  /// All rounds of one node (node_round.h).
  bool (*propagate)(SearchNode& node, NodeCells& cells);
  /// 81 bytes, row by row, 0 for blanks.
  void (*read)(const std::uint8_t* puzzle, PuzzleMasks& masks);
  /// A cell to guess in, in the order of the planes; `pairs` must not be empty.
  int (*choose_pair)(const PlaneCells& pairs, const PlaneCells& open);
  /// The next solution of an endgame (endgame_round.h); false when there is none.
  bool (*next_ending)(Endgame& game);
};

/// The backends that this processor can run, slowest first; the portable one is always there.
std::span<const SolveBackend> solve_backends();

/// The one to use.
const SolveBackend& fastest_backend();

}  // namespace nonet
