#pragma once

#include <vector>

#include "core/formats/blocks/text_block.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

// The readers of blocks. Each returns the puzzles of a block in their order. A block without a puzzle gives one error,
// which names the kind of the block and the first place that is otherwise than in a puzzle. No part of a block becomes
// a puzzle that the block does not mean.

/// Reads JSON, and lists without a name: the formats of f-puzzles and SudokuPad, saved games of gnome-sudoku, what
/// Nonet writes, and grids in lists and texts.
std::vector<ReadItem> read_json_block(const TextBlock& block);
/// Reads the lists and the texts of a program.
std::vector<ReadItem> read_code_block(const TextBlock& block);
/// Reads XML and HTML: files of OpenSudoku and KSudoku, tables, and grids in attributes and elements.
std::vector<ReadItem> read_xml_block(const TextBlock& block);
/// Reads the grids of the packages sudoku and logicpuzzle, and tables.
std::vector<ReadItem> read_latex_block(const TextBlock& block);

}  // namespace nonet
