#pragma once

#include <optional>
#include <string_view>

#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/foreign/json_value.h"
#include "core/util/result.h"

namespace nonet {

/// True for the JSON of a puzzle of SudokuPad, which has rows of cells.
bool is_sudoku_pad(const JsonValue& root);

/// Reads a puzzle of SudokuPad. Its cages, regions and global rules are rules. Lines, arrows and shapes are only drawn,
/// and are named among `drawings`; rules that are not known are named among `unread_rules`. The fault is 0 when the
/// grid is not square, or when no layout has these regions.
Result<ParsedPuzzle, JsonFault> read_sudoku_pad(JsonValue root, const LayoutRef& known, Position start);

/// Reads the givens of a short 9×9 text of SudokuPad, which follow `scf` in a link: each symbol is a digit, 0 for a
/// blank, and up to five blanks after the digit. Letters at the end stand for rules that are only drawn. None for other
/// texts.
std::optional<ParsedPuzzle> read_short_pad(std::string_view text, const LayoutRef& known, Position start);

}  // namespace nonet
