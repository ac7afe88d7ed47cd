#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "core/formats/line_cells.h"
#include "core/formats/parsed_puzzle.h"
#include "core/util/result.h"

namespace nonet {

/// How much the form of a line says about its format, from the least to the most.
enum class Certainty : std::uint8_t {
  Possible,  ///< The number of cells fits if characters are left out, or if spaces are blanks.
  Likely,    ///< The number of cells fits a row or a grid.
  Strict,    ///< Strict separators (line_cells.h) cut the line into the cells of a row or a grid.
  Certain,   ///< No other format has lines of this form.
};

/// A line of a text.
struct TextLine {
  TextLine(std::string_view line, std::uint32_t line_number, const LayoutRef& layout)
      : text(line), number(line_number), symbols(count_leading_symbols(line)), known(layout) {}

  std::string_view text;
  std::uint32_t number;
  /// How many symbols the line begins with.
  std::size_t symbols;
  /// The layout that the text must have; null to choose the layout by the number of cells.
  const LayoutRef& known;
};

/// What a format reads in a line: a whole puzzle, a row of a puzzle, or either. At least one of `whole`, `row` and
/// `item` is set.
struct LineReading {
  LineCells cells;
  /// True for symbols without separators, false for fields of numbers.
  bool symbols = false;
  /// The layout of the puzzle if the line is a whole puzzle; null when it cannot be one.
  LayoutRef whole;
  /// The layout of the puzzle if the line is a row; null when it cannot be one.
  LayoutRef row;
  Certainty certainty = Certainty::Likely;
  /// The text after the cells of a whole puzzle.
  std::string_view comment = {};
  /// The format of a line whose form decides it; none for other lines.
  std::optional<TextFormat> format = std::nullopt;
  /// How a whole puzzle writes digits above 9. The values of the cells are digits already.
  DigitStyle style = DigitStyle::NineThenLetters;
  /// True when the line is a row with candidates (pencil_marks.h). The values of the cells are then of no use unless
  /// `cells_are_numbers`.
  bool marked = false;
  bool cells_are_numbers = true;
  /// The puzzle of a line that says more than digits, or what is wrong in a line whose format is certain. The cells are
  /// then of no use. Null for other lines.
  std::shared_ptr<const ReadItem> item = nullptr;
  /// True when spaces between the symbols are blank cells.
  bool spaces_are_blanks = false;

  bool is_undecided() const { return whole && row; }
};

/// Reads a line that is neither blank nor a comment nor a ruler: asks each format, and returns the most certain
/// reading. Digits that are too large for the layout are no error here; they only decide between a row of a large grid
/// and a small puzzle.
Result<LineReading, ParseError> read_puzzle_line(const TextLine& line);

/// Returns the puzzle of a line that is a whole puzzle: `reading.row` is not set. `written`: the line as it was
/// written, when it is read with plain signs; the comment is a part of it.
ReadItem whole_puzzle(const LineReading& reading, std::string_view line, std::uint32_t number,
                      std::string_view written = {});

/// Writes the digits of the cells of one line into `digits`, which has as many elements. Returns an error when a digit
/// is larger than the side.
std::optional<ParseError> read_digits(std::span<Digit> digits, const LineCells& cells, bool symbols, int side,
                                      std::string_view line, std::uint32_t number);

/// Returns the cells of a line that fits no layout, read in the way that was probably meant.
LineCells probable_cells(std::string_view line);

}  // namespace nonet
