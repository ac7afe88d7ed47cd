#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/parse_error.h"
#include "core/grid/played_puzzle.h"
#include "core/util/result.h"

namespace nonet {

/// A line of HoDoKu's library: a position, and what a technique finds in it.
///
///     :code-variant:digits:grid:removed candidates:eliminations:placements:extra
///
/// The grid has `.` or 0 for a blank and `+` before a digit that was placed. Digits without `+` are givens. A candidate
/// is written as digit, row and column (`436`: 4 in r3c6), one symbol each, so the side is at most 9.
struct LibraryLine {
  /// The code of the technique without the variant: `0600` of `0600-1`.
  std::string code;
  /// The text after the hyphen of the code; empty without a hyphen.
  std::string variant;
  std::string digits;
  Grid givens;
  /// The givens and the placed digits.
  Grid grid;
  std::vector<Candidate> removed;
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;
  std::string extra;
};

/// True when a line can be a library line: it begins with a colon, and two more colons follow.
bool looks_like_library_line(std::string_view line);

/// Reads a line. `layout` is the layout that the grid must have; null for the usual layout with this number of cells.
Result<LibraryLine, ParseError> read_library_line(std::string_view line, std::uint32_t number, const LayoutRef& layout);

/// The code and the digits of a line that is a position and asks for nothing. With digits, this code is Full House.
inline constexpr std::string_view kNoCode = "0000";
inline constexpr std::string_view kNoDigits = "x";

/// True when the line names a technique that is to be found.
bool names_technique(const LibraryLine& line);

/// Returns the position of a line: its digits, without the candidates that the line names as removed.
PlayedPuzzle played_puzzle_of(const LibraryLine& line);

/// Writes a line.
std::string write_library_line(const LibraryLine& line);

}  // namespace nonet
