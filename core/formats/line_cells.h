#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/grid/layout.h"

namespace nonet {

/// One cell as it stands in a line of text.
struct CellText {
  /// 0 for a blank; a number of any size, or a symbol's value.
  int value;
  /// Byte offset in the line.
  std::size_t offset;
  /// Written as a letter, which a number never is.
  bool letter = false;
};
using LineCells = std::vector<CellText>;

/// The symbols at the start of a line, up to the first character that is none: `3..7` and so on, a cell each.
LineCells leading_symbols(std::string_view line);
/// Fields: whole numbers, single symbols or blanks, separated by spaces, or by commas, semicolons or tabs, between which
/// nothing stands for a blank. Bars are spaces. None when some field is neither.
std::optional<LineCells> separated_cells(std::string_view line);
/// A symbol a cell, wherever spaces and bars stand. None when another character occurs.
std::optional<LineCells> spaced_symbols(std::string_view line);
/// Digits with spaces as blanks, one character a cell. None when another character occurs.
std::optional<LineCells> symbols_with_space_blanks(std::string_view line);

/// True for a line of - + = | and spaces that divides boxes or frames a grid.
bool is_ruler(std::string_view line);

/// The offset of the first character that can stand in no puzzle of the given side; npos when there is none.
std::size_t first_foreign_character(std::string_view line, int side);

/// The layout whose grid has this many cells; null when there is none.
LayoutRef layout_of_cell_count(std::size_t cells);

}  // namespace nonet
