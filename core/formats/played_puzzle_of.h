#pragma once

#include "core/formats/parsed_puzzle.h"
#include "core/grid/played_puzzle.h"

namespace nonet {

/// The puzzle of a library line with its entries, and without the candidates that the line names as removed.
PlayedPuzzle played_puzzle_of(const LibraryLine& line);

/// A puzzle as it was read, with the digits entered. The candidates of a blank cell are those that the text lists,
/// except for digits of its peers. Sides up to 64.
PlayedPuzzle played_puzzle_of(const ParsedPuzzle& puzzle);

}  // namespace nonet
