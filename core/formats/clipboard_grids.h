#pragma once

#include "core/formats/parsed_puzzle.h"

namespace nonet {

// Programs for players put several grids of one position into a text: the givens, the digits and the candidates.

/// Adds the next grid of a text to the position that the grids before it describe: after one grid the digits or the
/// candidates, after two grids the candidates. Returns false, and changes nothing,
/// when the grid does not continue the position: it has another layout, or lacks a digit of it.
bool add_grid(ParsedPuzzle& position, const ParsedPuzzle& next);

}  // namespace nonet
