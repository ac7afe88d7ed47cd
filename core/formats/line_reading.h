#pragma once

#include <cstdint>
#include <string_view>

#include "core/formats/line_cells.h"
#include "core/formats/parse_error.h"
#include "core/formats/write.h"
#include "core/util/result.h"

namespace nonet {

/// What one line of text can be: a whole puzzle, a row of one, or either; at least one of the layouts is set.
struct LineReading {
  LineCells cells;
  /// Symbols without separators, else fields of numbers.
  bool symbols = false;
  /// The layout if the line is a whole puzzle; null when it cannot be.
  LayoutRef whole;
  /// The layout if the line is a row; null when it cannot be.
  LayoutRef row;
  /// What follows the cells of a whole puzzle.
  std::string_view comment;
  /// Where the line tells its layout itself.
  std::optional<TextFormat> format = std::nullopt;

  bool is_undecided() const { return whole && row; }
};

/// Reads a line that is neither blank nor a comment nor a ruler. `known`: the layout that the text must have, or null to
/// take the one that the number of cells tells. Digits too large for the layout are not looked for here, except to tell
/// a row of a large grid from a small puzzle.
Result<LineReading, ParseError> read_puzzle_line(std::string_view line, std::uint32_t number, const LayoutRef& known);

/// The cells of a line that fits no layout, in the reading that was probably meant.
LineCells probable_cells(std::string_view line);

/// Returns the error for a character that is no cell of a grid with this side; 0 when the side is not known.
ParseError bad_symbol(std::string_view line, std::uint32_t number, std::size_t offset, int side);

/// The position of a byte of a line; counts characters of UTF-8, not bytes.
Position position_in(std::string_view line, std::uint32_t number, std::size_t offset);

}  // namespace nonet
