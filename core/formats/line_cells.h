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

/// Returns how many symbols the line begins with.
std::size_t count_leading_symbols(std::string_view line);
/// Returns the first `count` characters of a line, all of them symbols, each as one cell in the style NineThenLetters
/// (digit_style.h).
LineCells symbol_cells(std::string_view line, std::size_t count);

/// The separators of tables. No cell contains them, so the text between two of them is one cell, even when it is empty.
inline constexpr std::string_view kStrictSeparators = ",;\t";

/// True when a line has a strict separator.
bool is_strictly_separated(std::string_view line);
/// The fields of a line, one after the other.
class Fields {
 public:
  /// The texts between strict separators, without the spaces around them and without bars before them. If `strict` is
  /// empty: the texts between spaces, tabs and bars, none of which is empty.
  Fields(std::string_view line, std::string_view strict) : line_(line), strict_(strict) {}

  /// Returns the next field, a part of the line; none at the end.
  std::optional<std::string_view> next();
  /// Returns how many fields are left.
  std::size_t count() const;

 private:
  std::string_view line_;
  std::string_view strict_;
  std::size_t at_ = 0;
};

/// Reads fields: whole numbers, single symbols or blanks. Fields are separated by strict separators, otherwise by
/// spaces and bars. Returns none when some field is not a cell.
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
/// Returns the layout of a line with this number of cells that is a whole puzzle: `known`, or the usual layout when
/// `known` is null. Returns null when the number does not fit.
LayoutRef whole_layout(std::size_t cells, const LayoutRef& known);
/// Returns the same for a line that is a row. A row of `symbols` has at most 35 of them.
LayoutRef row_layout(std::size_t cells, bool symbols, const LayoutRef& known);

}  // namespace nonet
