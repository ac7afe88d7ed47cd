#pragma once

#include <string_view>

#include "core/formats/foreign/json_value.h"

namespace nonet {

/// Cuts the margin off a board of SudokuPad that has rows and columns for clues around its grid. The grid is the square
/// of n rows that n regions of n cells cover. On a board without regions it is the board without its outermost rows and
/// columns, if the words name the digits of such a grid. Everything that the text draws moves with the grid, and the
/// digits in the margin become texts outside the grid. Changes nothing on boards without a margin. `words` are plain.
void cut_margin(JsonValue& root, std::string_view words);

}  // namespace nonet
