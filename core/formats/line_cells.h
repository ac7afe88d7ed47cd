#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/grid/layout.h"

namespace nonet {

/// One cell of a line of text.
struct CellText {
  /// 0 for a blank; otherwise a number of any size, or the value of a symbol.
  int value;
  /// The offset in the line, in bytes.
  std::size_t offset;
  /// True when the cell was written as a letter.
  bool letter = false;
  /// True when the cell is the symbol 0, which is a digit in some styles and a blank in others.
  bool zero = false;
};
using LineCells = std::vector<CellText>;

/// Returns the symbols at the start of a line, each as one cell in the style NineThenLetters (digit_style.h), up to the first character that is not a symbol.
LineCells leading_symbols(std::string_view line);
/// Reads fields: whole numbers, single symbols or blanks. Fields are separated by spaces, or by commas, semicolons or
/// tabs; an empty field between two of the latter is a blank. Bars count as spaces. Returns none when some field is not
/// a cell.
std::optional<LineCells> separated_cells(std::string_view line);
/// Reads every symbol as a cell and ignores spaces and bars. Returns none when another character occurs.
std::optional<LineCells> spaced_symbols(std::string_view line);
/// Reads every character as a cell, with spaces as blanks. Returns none when a character is neither a symbol nor a
/// space.
std::optional<LineCells> symbols_with_space_blanks(std::string_view line);

/// True for a line of - + = | and spaces, which separates boxes or frames a grid. At least one - or = is needed. The
/// characters * . : and ' may be corners beside a - or =.
bool is_ruler(std::string_view line);

/// Returns the offset of the first character that no grid of this side can have; npos when there is none.
std::size_t first_foreign_character(std::string_view line, int side);

/// Returns the usual layout with this number of cells; null when there is none.
LayoutRef layout_of_cell_count(std::size_t cells);

}  // namespace nonet
