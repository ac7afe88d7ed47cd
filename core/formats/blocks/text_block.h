#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/formats/parse_error.h"
#include "core/grid/layout.h"

namespace nonet {

struct ParsedPuzzle;

/// What a block of lines is. Each kind has a row in block_forms.cpp.
enum class BlockKind : std::uint8_t {
  Json,     ///< A JSON object, or a list of objects.
  Code,     ///< Lists of a programming language: `board = [[0, 0, 7], …]`, `{ {7,0,8}, … };`, `[| 0, 5 | … |]`.
  Xml,      ///< XML or HTML.
  Latex,    ///< A LaTeX environment: `\begin{sudoku}` to `\end{sudoku}`.
  Address,  ///< One line with the address of a page.
  SolverText,  ///< A string of Interactive-Sudoku-Solver, on one line or several.
  Pzpr,        ///< A file of pzpr and puzz.link: `pzprv3` and the lines after it.
  Janko,       ///< A file of janko.at: `begin` to `end`.
  SoloSave,    ///< A saved game of Simon Tatham's collection.
  PostScript,  ///< A page in PostScript: `%!PS` and the lines after it.
  Section,     ///< A part of an .sdk file after a line such as `[PencilMarks]`.
  Table,       ///< A table of Markdown.
  Labels,      ///< A grid with labels of regions, or with labels of cages and their sums.
  Steps,       ///< Steps of a solution, a line each: `Naked Pair: 4,7 in r1c13 => r1c5<>4`.
  CellSums,    ///< Sums of cages with the places of their cells: `27 = (0,0) + (0,1)`.
  Grids,       ///< The rows of a puzzle of several grids, such as a samurai.
};

/// Finds the places of offsets in a text that is asked for them in their order, in linear time altogether. An offset
/// before the last one costs as much as the first.
class PlaceFinder {
 public:
  Position find(std::string_view text, std::uint32_t first_line, std::size_t offset) {
    if (offset < offset_ || offset_ == 0) {
      offset_ = offset;
      return position_ = position_in(text, first_line, offset);
    }
    const Position moved = position_in(text.substr(offset_), position_.line, offset - offset_);
    if (moved.line == position_.line) position_.column += moved.column - 1;
    if (moved.line != position_.line) position_ = moved;
    offset_ = offset;
    return position_;
  }

 private:
  std::size_t offset_ = 0;
  Position position_;
};

/// Lines that are read together, because a line of them alone means something else.
struct TextBlock {
  BlockKind kind;
  /// The lines, with line feeds between them.
  std::string_view text;
  /// The number of the first line.
  std::uint32_t number;
  /// The layout that the puzzles must have; null when the block decides it.
  const LayoutRef& known;
  /// The grid right above the block, for kinds that say more about a grid. What is read in the block replaces the grid.
  /// Null when there is none.
  const ParsedPuzzle* grid = nullptr;

  /// Returns where a byte of the text is. `offset` is at most the size of the text.
  Position position(std::size_t offset = 0) const { return places.find(text, number, offset); }

  // What is known of the text already.
  mutable PlaceFinder places = {};
  mutable std::optional<bool> is_json = {};
};

}  // namespace nonet
