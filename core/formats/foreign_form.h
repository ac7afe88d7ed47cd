#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nonet {

/// Returns where a text in a format of another program begins in a line, by its form alone. None for other lines.
/// Programs without rules use this to refuse such a text; read_foreign_line() reads it.
std::optional<std::size_t> foreign_puzzle_in(std::string_view line);

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

/// Returns what a link holds, or a text that such a link has after the name of the site. None for other texts.
std::optional<ForeignLink> foreign_link_in(std::string_view text);

}  // namespace nonet
