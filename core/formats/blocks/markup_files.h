#pragma once

#include <span>
#include <vector>

#include "core/formats/blocks/markup.h"
#include "core/formats/blocks/text_block.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

// The files of programs that are XML.

/// Reads the games of a file of OpenSudoku, version 1 or 2: in each the givens, the entries and the notes. The comment
/// of a puzzle is the note of its game, or the name of its folder. The data of a game are 81 digits, or `version: N`
/// and for each cell its parts, each with a bar behind it: value, notes, whether the cell is editable. The notes are
/// digits with commas (data of version 1) or a set as a number (2 and 3); data of version 4 have corner notes and
/// centre notes; of version 5 also a colour. Corner notes count where a game has no centre notes.
std::vector<ReadItem> read_open_sudoku(const TextBlock& block, std::span<const MarkupPart> parts);

/// Reads the puzzle of a file of KSudoku: letters from `b` for 1, column by column; the moves of its history; regions,
/// diagonals and cages. Puzzles that are no square are refused.
std::vector<ReadItem> read_ksudoku(const TextBlock& block, std::span<const MarkupPart> parts);

}  // namespace nonet
