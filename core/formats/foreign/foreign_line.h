#pragma once

#include <optional>

#include "core/formats/line_reading.h"

namespace nonet {

/// What a link of another program holds.
enum class ForeignPayload : unsigned char {
  Json,        ///< JSON, packed by lz-string.
  ShortPad,    ///< Givens in the short form of SudokuPad.
  SolverText,  ///< A string of Interactive-Sudoku-Solver with percent signs.
  CageColors,  ///< A killer of SudokuWiki.
};

struct ForeignLink {
  /// A part of the link.
  std::string_view packed;
  ForeignPayload payload;
};

/// Reads what a link holds. The link begins at an offset in a line.
ReadItem read_foreign_link(const ForeignLink& link, const TextLine& line, std::size_t start);

/// Reads a line in the format of another program for puzzles with rules. None for a line of another form; an error when
/// the line has such a form and is not well formed.
std::optional<ReadItem> read_foreign_item(const TextLine& line);

}  // namespace nonet
