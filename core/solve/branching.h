#pragma once

#include "core/solve/puzzle_masks.h"
#include "core/solve/search_node.h"
#include "core/solve/solve_backend.h"
#include "core/util/random.h"

namespace nonet {

/// Returns the root of a puzzle's search tree: each cell has the digits that the puzzle allows.
SearchNode root_node(const PuzzleMasks& masks);

/// Guesses a digit in one cell. `guessed` becomes the child with this digit placed, and `node` becomes the child
/// without this candidate. `cells` comes from the propagation of `node` and must have an open cell. Guesses the lowest
/// candidate of the cell, or a random candidate when `random` is given.
void split_node(SearchNode& node, SearchNode& guessed, const NodeCells& cells, const SolveBackend& backend,
                Random* random = nullptr);

}  // namespace nonet
