#pragma once

#include <string>

#include "core/formats/foreign/foreign_writing.h"

namespace nonet {

/// Writes a puzzle as JSON of SudokuPad on one line. The board is the canvas: an empty place is a cell in no region.
/// Several grids also have a hidden cage for each row and column of a grid. read_sudoku_pad() reads the same puzzle,
/// unless the board does not decide the layout, such as seven rows with nine digits: PuzzleWriter compares both.
/// Entries and candidates are left out.
///
/// The rules are cages, sums, indexers and rules of the whole grid; any other rule is refused.
Result<std::string, ForeignRefusal> write_sudoku_pad(const ParsedPuzzle& puzzle);

}  // namespace nonet
