#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/formats/library_line.h"
#include "core/formats/line_reading.h"
#include "core/formats/parse_error.h"
#include "core/formats/write.h"
#include "core/grid/grid.h"

namespace nonet {

/// A puzzle as it was read.
struct ParsedPuzzle {
  Grid grid;
  TextFormat format;
  /// The puzzle as answers repeat it: byte for byte when it was written as symbols on one line, otherwise as
  /// write_line() does.
  std::string text;
  /// The text after the puzzle on its line.
  std::string comment;
  /// Where the puzzle begins.
  Position start;
  /// The whole library line, for TextFormat::Library: which digits are given, which candidates are removed, what is to
  /// be found.
  std::optional<LibraryLine> library = std::nullopt;
};

/// Returns the puzzle that a position began from. For a library line that is its givens: digits placed since are blank
/// again. Every other puzzle is returned as it is.
ParsedPuzzle without_entries(ParsedPuzzle position);

/// A puzzle, or the reason why there is none at this position of the text.
using ReadItem = std::variant<ParsedPuzzle, ParseError>;

/// Writes the digits of the cells of one line into `digits`, which has as many elements. Returns an error when a digit
/// is larger than the side.
std::optional<ParseError> read_digits(std::span<Digit> digits, const LineCells& cells, bool symbols, int side,
                                      std::string_view line, std::uint32_t number);

/// Returns a library line as a puzzle. The grid has the givens and the placed digits.
ParsedPuzzle puzzle_of(LibraryLine line, std::uint32_t number);

/// Returns the puzzle of a line that is a whole puzzle: `reading.whole` must be set.
ReadItem whole_puzzle(const LineReading& reading, std::string_view line, std::uint32_t number);

}  // namespace nonet
