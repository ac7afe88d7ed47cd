#pragma once

#include <cstdint>

#include "core/generate/puzzle_form.h"
#include "core/grid/puzzle.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// A puzzle without givens. Its given candidates leave exactly one solution.
struct PencilMarkPuzzle {
  Puzzle puzzle;
  Grid solution;
};

/// The largest side of generate_pencil_marks(). On larger grids the proofs take too long.
inline constexpr int kMaxPencilMarkSide = 9;

/// Generates puzzle `index` of `seed`. The puzzle is minimal: with any further candidate in any cell, it would have a
/// second solution. The puzzle depends on the layout, the seed and the index alone. Takes some 15 ms for classic
/// puzzles, 50 ms for side 8, and seconds for side 9 with variants or other regions.
///
/// The error is LayoutTooLarge above kMaxPencilMarkSide, or an error of the search for a full grid.
Result<PencilMarkPuzzle, GenerateError> generate_pencil_marks(const LayoutRef& layout, std::uint64_t seed,
                                                              std::uint64_t index, StopToken stop = {});

}  // namespace nonet
