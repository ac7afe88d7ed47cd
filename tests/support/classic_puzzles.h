#pragma once

#include <cstdint>
#include <string>

#include "core/grid/puzzle.h"
#include "core/solve/batch.h"

namespace nonet::test {

/// No solution, which takes half a million guesses to prove (Norvig).
inline const std::string kHardPuzzle =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// Returns a classic grid as solve_batch() takes it.
ClassicPuzzle puzzle_of(const Grid& grid);

/// Returns the grid of a puzzle that solve_batch() takes.
Grid grid_from(const ClassicPuzzle& puzzle);

/// Counts solutions up to a limit by the search by houses, which shares no code with the kernels.
std::uint32_t count_by_houses(const PuzzleView& puzzle, std::uint32_t limit);

}  // namespace nonet::test
