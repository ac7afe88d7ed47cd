#pragma once

#include "core/solve/puzzle_masks.h"
#include "core/solve/search_node.h"
#include "core/solve/solve_backend.h"
#include "core/util/random.h"

namespace nonet {

/// Where the search of a puzzle begins: a given is known, all other cells may hold every digit.
SearchNode root_node(const PuzzleMasks& masks);

/// Guesses: `guessed` becomes the node with one more digit, `node` itself what remains without it. `cells` is what
/// propagation told, with some cell open. The lowest digit of the cell is guessed, or a drawn one.
void split_node(SearchNode& node, SearchNode& guessed, const NodeCells& cells, const SolveBackend& backend,
                Random* random = nullptr);

}  // namespace nonet
