#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/parse_error.h"
#include "core/grid/grid.h"
#include "core/util/result.h"

namespace nonet {

/// A line of HoDoKu's library: a puzzle on its way, and what a technique finds there.
///
///     :code-variant:digits:grid:removed candidates:eliminations:placements:extra
///
/// The grid has `.` or 0 for a blank and `+` before a digit that was placed; a candidate is
/// digit, row and column (`436`: 4 in r3c6). Sides up to 9: a row or column is one symbol.
struct LibraryLine {
  /// Without the variant: `0600` of `0600-1`.
  std::string code;
  /// What stands behind the hyphen; empty without one.
  std::string variant;
  std::string digits;
  Grid givens;
  /// Givens and placed digits.
  Grid grid;
  std::vector<Candidate> removed;
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;
  std::string extra;
};

/// True when a line may be one of the library: it begins with a colon and a code.
bool looks_like_library_line(std::string_view line);

/// Reads a line. `layout`: what the grid must have; null for square boxes or the usual ones, by the number of cells.
Result<LibraryLine, ParseError> read_library_line(std::string_view line, std::uint32_t number, const LayoutRef& layout);

/// Writes it.
std::string write_library_line(const LibraryLine& line);

}  // namespace nonet
