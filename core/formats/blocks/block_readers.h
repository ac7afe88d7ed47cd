#pragma once

#include <vector>

#include "core/formats/blocks/text_block.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

// The readers of blocks. Each returns the puzzles of a block in their order. A block without a puzzle gives one error,
// which names the kind of the block and the first place that is otherwise than in a puzzle. No part of a block becomes
// a puzzle that the block does not mean.

/// Reads a JSON object: the formats of f-puzzles and SudokuPad.
std::vector<ReadItem> read_json_block(const TextBlock& block);

}  // namespace nonet
