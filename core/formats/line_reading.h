#pragma once

#include <cstdint>
#include <string_view>

#include "core/formats/digit_style.h"
#include "core/formats/line_cells.h"
#include "core/formats/parse_error.h"
#include "core/formats/text_format.h"
#include "core/util/result.h"

namespace nonet {

/// What one line of text can be: a whole puzzle, a row of a puzzle, or either. At least one of the layouts is set.
struct LineReading {
  LineCells cells;
  /// True for symbols without separators, false for fields of numbers.
  bool symbols = false;
  /// The layout of the puzzle if the line is a whole puzzle; null when it cannot be one.
  LayoutRef whole;
  /// The layout of the puzzle if the line is a row; null when it cannot be one.
  LayoutRef row;
  /// The text after the cells of a whole puzzle.
  std::string_view comment;
  /// The format of a line whose form decides it; none for other lines.
  std::optional<TextFormat> format = std::nullopt;
  /// How a whole puzzle writes digits above 9. The values of the cells are digits already.
  DigitStyle style = DigitStyle::NineThenLetters;
  /// True when the line is a row with candidates (marked_row.h). The values of the cells are then of no use unless
  /// `cells_are_numbers`.
  bool marked = false;
  bool cells_are_numbers = true;

  bool is_undecided() const { return whole && row; }
};

/// Reads a line that is neither blank nor a comment nor a ruler. `known` is the layout that the text must have; null to
/// choose the layout by the number of cells. Digits that are too large for the layout are no error here; they only
/// decide between a row of a large grid and a small puzzle.
Result<LineReading, ParseError> read_puzzle_line(std::string_view line, std::uint32_t number, const LayoutRef& known);

/// Returns the cells of a line that fits no layout, read in the way that was probably meant.
LineCells probable_cells(std::string_view line);

/// Returns the error for a character that is no cell of a grid with this side; 0 when the side is not known.
ParseError bad_symbol(std::string_view line, std::uint32_t number, std::size_t offset, int side);

/// Returns the position of a byte of a line. The column counts UTF-8 characters, not bytes.
Position position_in(std::string_view line, std::uint32_t number, std::size_t offset);

}  // namespace nonet
