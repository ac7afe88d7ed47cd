#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/formats/lone_digits.h"
#include "core/formats/parse_error.h"
#include "core/util/result.h"

namespace nonet {

/// A row of a grid with candidates: cells separated by spaces and bars, each with a digit, a `u` and a digit that the
/// player placed, candidates in ascending order, or `.` for none. The marks `*` and `#` around a cell are ignored.
struct MarkedRow {
  std::vector<CellMarks> cells;
  /// True when some cell cannot be a number of a grid with this side, so that the row is not a row of numbers.
  bool certain = false;
};

/// Returns how many cells a line has: texts with spaces, tabs and bars between them.
std::size_t count_marked_cells(std::string_view line);

/// Reads a row of a grid with this side, up to 35. The error is WrongRowLength, or BadSymbol.
Result<MarkedRow, ParseError> read_marked_row(std::string_view line, std::uint32_t number, int side);

}  // namespace nonet
