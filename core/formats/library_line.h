#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/parse_error.h"
#include "core/grid/grid.h"
#include "core/util/result.h"

namespace nonet {

/// A candidate as library lines write it: `436` is digit 4 in r3c6.
struct LibraryCandidate {
  Cell cell;
  Digit digit;

  friend bool operator==(LibraryCandidate, LibraryCandidate) = default;
};

/// A line of HoDoKu's library: a puzzle on its way, and what a technique finds there.
///
///     :code-variant:digits:grid:removed candidates:eliminations:placements:extra
///
/// The grid has `.` or 0 for a blank and `+` before a digit that was placed. Sides up to 9: a row or column is one symbol.
struct LibraryLine {
  /// Without the variant: `0600` of `0600-1`.
  std::string code;
  /// What stands behind the hyphen; empty without one.
  std::string variant;
  std::string digits;
  Grid givens;
  /// Givens and placed digits.
  Grid grid;
  std::vector<LibraryCandidate> removed;
  std::vector<LibraryCandidate> eliminations;
  std::vector<LibraryCandidate> placements;
  std::string extra;
};

/// True when a line may be one of the library: it begins with a colon and a code.
bool looks_like_library_line(std::string_view line);

/// Reads a line. `layout`: what the grid must have; null for square boxes or the usual ones, by the number of cells.
Result<LibraryLine, ParseError> read_library_line(std::string_view line, std::uint32_t number, const LayoutRef& layout);

/// Writes it.
std::string write_library_line(const LibraryLine& line);

}  // namespace nonet
