#pragma once

#include "core/formats/parsed_puzzle.h"
#include "core/grid/played_puzzle.h"

namespace nonet {

/// The puzzle of a library line with its entries, and without the candidates that the line names as removed.
PlayedPuzzle played_puzzle_of(const LibraryLine& line);

/// A puzzle as it was read. A library line says which digits were entered and which candidates were removed; in other
/// formats every digit is given.
PlayedPuzzle played_puzzle_of(const ParsedPuzzle& puzzle);

}  // namespace nonet
