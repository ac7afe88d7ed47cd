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

/// Reads the addresses of a line. Returns nothing when none of them holds a puzzle or is of a known site, and the line
/// has something else, too: the line is then a plain one.
std::vector<ReadItem> read_address_block(const TextBlock& block);

/// Reads a string of Interactive-Sudoku-Solver on one line or several.
std::vector<ReadItem> read_solver_text_block(const TextBlock& block);

/// Reads a file of pzpr: the givens, and the entries in a second grid.
std::vector<ReadItem> read_pzpr_block(const TextBlock& block);

/// Reads a file of janko.at: the grid after `problem`. The grid after `areas` has the regions. Other grids, except for
/// the solution, are rules that are not read.
std::vector<ReadItem> read_janko_block(const TextBlock& block);

/// Reads a saved game of Solo: the puzzle, and the moves up to the state that was shown last.
std::vector<ReadItem> read_solo_save_block(const TextBlock& block);

/// Reads the texts of n² symbols in a page of PostScript, as the program sudoku writes it. A space is a blank.
std::vector<ReadItem> read_postscript_block(const TextBlock& block);

/// Reads a table of Markdown with as many rows as columns, with its head or without it. Nothing for other tables.
std::vector<ReadItem> read_table_block(const TextBlock& block);

/// Reads a grid of labels: the regions of the grid above, or cages with their sums. Nothing when it is neither.
std::vector<ReadItem> read_labels_block(const TextBlock& block);

/// Reads the rows of a puzzle of several grids (grids_block.h). Nothing when they fit no usual layout, or several ones.
std::vector<ReadItem> read_grids_block(const TextBlock& block);

/// Reads a list of sums of cells.
std::vector<ReadItem> read_cell_sums_block(const TextBlock& block);

}  // namespace nonet
