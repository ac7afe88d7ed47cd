#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/line_reading.h"

namespace nonet {

/// How a line is written that no reader of rows knows as it stands.
struct WrittenWay {
  /// The text that was read, with as many bytes as the line.
  std::string text;
  /// The row with a hyphen in each cell, when hyphens are its blanks; otherwise empty.
  std::string hyphens;
  /// The sum of the row stands behind it.
  bool has_sum = false;
};

/// Reads a line as read_puzzle_line() does, in whatever way people and programs write it: with spaces between bars for
/// blanks (`|   | 5 | …`, `|     2 |   …`), hyphens for blanks, quotation marks around a row, slashes between rows, the
/// sum of the row or words behind it. When the line is not read as it stands, `line` becomes the text that was read,
/// which is a part of `way`. `as_row`: only a row counts. The error is that of the line as it stands.
Result<LineReading, ParseError> read_written_line(std::string_view& line, std::uint32_t number, const LayoutRef& layout,
                                                  bool as_row, WrittenWay& way);

/// Returns a line that begins with a bar without what stands behind its last bar; the whole line when it is another
/// one.
std::string_view without_margin(std::string_view line);

/// A ruler and the number of its line.
using NumberedRuler = std::pair<std::string, std::uint32_t>;

/// Returns how many of the rulers before a row, counted from the last, are rows of blanks: they have the form `hyphens`
/// (WrittenWay), and leave a place for the row in a grid with this side.
std::size_t rows_among_rulers(const std::vector<NumberedRuler>& rulers, std::string_view hyphens, int side);

/// Returns a row with `.` for each hyphen; none when the line has none.
std::optional<std::string> with_hyphens_as_blanks(std::string_view line);

}  // namespace nonet
