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
  /// The puzzle as answers repeat it: the symbols byte for byte when they stood together on one line, else write_line().
  std::string text;
  /// What stood behind the puzzle on its line.
  std::string comment;
  /// Where it begins.
  Position start;
  /// What a library line tells besides: which digits are given, which candidates are gone, what is to be found.
  std::optional<LibraryLine> library = std::nullopt;
};

/// Returns the puzzle that a position began from. For a library line that is its givens: digits placed since are blank again.
/// Every other puzzle is returned as it is.
ParsedPuzzle without_entries(ParsedPuzzle position);

/// A puzzle, or the reason why there is none at this place of the text.
using ReadItem = std::variant<ParsedPuzzle, ParseError>;

/// Writes the digits of some cells of one line; the error when one is too large for the side.
std::optional<ParseError> read_digits(std::span<Digit> digits, const LineCells& cells, bool symbols, int side,
                                      std::string_view line, std::uint32_t number);

/// A puzzle on its way, all of its digits in the grid.
ParsedPuzzle puzzle_of(LibraryLine line, std::uint32_t number);

/// A whole puzzle on one line; the reading has a `whole` layout.
ReadItem whole_puzzle(const LineReading& reading, std::string_view line, std::uint32_t number);

}  // namespace nonet
