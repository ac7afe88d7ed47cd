#pragma once

#include "core/grid/grid.h"
#include "core/solve/batch.h"

namespace nonet::test {

/// Returns a classic grid as solve_batch() takes it.
ClassicPuzzle puzzle_of(const Grid& grid);

/// Returns the grid of a puzzle that solve_batch() takes.
Grid grid_from(const ClassicPuzzle& puzzle);

}  // namespace nonet::test
