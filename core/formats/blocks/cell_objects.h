#pragma once

#include <optional>

#include "core/formats/blocks/text_block.h"
#include "core/formats/blocks/text_tree.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Returns the puzzle of an object whose cells are objects: with a value, whether it is given, notes, and in most texts
/// a position. The object is a list of all n² such cells, row by row, or has a list of cells with positions, as the
/// saved games of gnome-sudoku have. Objects in the form of f-puzzles or SudokuPad are read as such. None for other
/// values.
std::optional<ReadItem> read_cell_objects(const TextBlock& block, const TextNode& node, TextFormat format);

}  // namespace nonet
