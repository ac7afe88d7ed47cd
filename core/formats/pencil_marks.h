#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/formats/line_reading.h"
#include "core/formats/parse_error.h"
#include "core/util/result.h"

namespace nonet {

/// What a text with candidates says about a cell.
struct CellMarks {
  /// The digit, or the candidates.
  DigitSet digits;
  /// The text says that the only digit is given.
  bool given = false;
  /// The text says that the only digit was placed by the player.
  bool placed = false;
  /// The cell is marked by stars: it was placed, where the text marks givens, too.
  bool starred = false;
  /// The text says that the cell is open, also with a single candidate.
  bool open = false;
};

/// Returns the marks of a whole grid. Where givens are marked, `<4>`, digits in stars, `*5*`, were placed, and every
/// other cell is open. Otherwise the marks as they are.
std::vector<CellMarks> told_apart(std::vector<CellMarks> marks);

/// Returns the position that marks describe; `marks` has one element for each cell.
///
/// A cell with a single digit that is neither marked as given nor as placed is ambiguous. It is an open cell if a peer
/// that has several candidates has this digit among them: the digit was not placed yet, so it has not been removed from
/// the peers. Otherwise the digit was placed. It counts as given if `lone_are_given`.
ParsedPuzzle position_of(const LayoutRef& layout, std::span<const CellMarks> marks, TextFormat format, Position start,
                         bool lone_are_given);

/// A row of a grid with candidates: cells separated by tabs, or by spaces and bars, each with a digit, a `u` and a
/// digit that the player placed, candidates in ascending order, or `.` for none. `<4>` is a given. The marks `*` and
/// `#` around a cell are ignored, but see told_apart().
struct MarkedRow {
  std::vector<CellMarks> cells;
  /// True when some cell cannot be a number of a grid with this side, so that the row is not a row of numbers.
  bool certain = false;
};

/// Reads a row of a grid with this side, up to 35. The error is WrongRowLength, or BadSymbol.
Result<MarkedRow, ParseError> read_marked_row(std::string_view line, std::uint32_t number, int side);

/// Reads a row with candidates that numbers cannot be, with tabs between the cells.
std::optional<LineReading> read_strict_candidates(const TextLine& line);
/// The same with spaces and bars between the cells.
std::optional<LineReading> read_spaced_candidates(const TextLine& line);

}  // namespace nonet
