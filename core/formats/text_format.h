#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace nonet {

/// The formats in which puzzles are read and written. docs/formats.md shows each of them.
enum class TextFormat : std::uint8_t {
  Line,          ///< n² symbols on one line; the .sdm format is one such line a puzzle.
  Numbers,       ///< n rows of n numbers separated by spaces, 0 for blank; read also with all n² on one line.
  Csv,           ///< n rows of n numbers separated by commas or semicolons, nothing for a blank.
  Tsv,           ///< The same with tabs.
  Rows,          ///< n rows of n symbols. Above 35 written as Numbers.
  Grids,         ///< A line of each of several grids, one after the other; of one grid as Line.
  Jigsaw,        ///< n² symbols and n² labels of regions on one line. Above 35 regions written as Line.
  Frame,         ///< Rows of numbers in a border of + - and |, `.` for blank.
  Sdk,           ///< Rows of symbols after header lines (`#A` author and so on) or after the line [Puzzle].
  Sdx,           ///< Rows of cells separated by spaces: a digit, `u` and a placed digit, or candidates; read only.
  SimpleSudoku,  ///< The .ss format: rows of symbols with bars and rulers, then the position and its candidates.
  PencilMarks,   ///< Rows of cells in a frame: a digit, or the candidates.
  Gsf,           ///< A line of a taxonomy with commas, whose fifth field is a puzzle; read only.
  Masks,         ///< n symbols for each cell, the digit or `.` for each candidate; 729 symbols for 9×9.
  SudokuWiki,    ///< Two digits of base 32 for each cell of a 9×9 grid, with the candidates and a mark of givens.
  Solo,          ///< A game id of Simon Tatham's Solo (jigsaw_and_solo.h).
  Library,       ///< A line of HoDoKu's library, with placed digits and removed candidates.
  Json,          ///< Lists and texts in JSON; read only, as are the next ones.
  Code,          ///< Lists and texts of a program.
  Xml,           ///< Tables, elements and attributes of XML and HTML.
  OpenSudoku,    ///< A game in a file of OpenSudoku.
  Latex,         ///< An environment of LaTeX.
  // Puzzles with rules of other programs.
  SudokuSolver,   ///< A string of Interactive-Sudoku-Solver: `.Cage~10~R1C1~R1C2`.
  KillerLine,     ///< Cages in 81 characters with arrows, or in 81 numbers after `3x3:d:k:`; read only.
  FPuzzles,       ///< JSON of f-puzzles, also packed into a link.
  SudokuPad,      ///< JSON of SudokuPad, also shortened and packed into a link.
  FPuzzlesLink,   ///< A link with JSON of f-puzzles; written only: it is read as FPuzzles.
  SudokuPadLink,  ///< A link with JSON of SudokuPad; written only: it is read as SudokuPad.
};

/// True for the formats of other programs whose texts can have rules.
constexpr bool is_foreign(TextFormat format) { return format >= TextFormat::SudokuSolver; }

/// Returns the name of a format in lower case: `line`, `numbers` and so on.
std::string_view name_of(TextFormat format);
/// Returns the format with a name, if it can be written: `line`, `sdm` (the same), `numbers`, `csv` and so on. None for
/// other names.
std::optional<TextFormat> writable_format(std::string_view name);
/// Returns the same for the formats that can be written for every grid: `line`, `sdm`, `numbers`, `csv`, `tsv`, `rows`,
/// `frame` and `jigsaw`.
std::optional<TextFormat> grid_format(std::string_view name);

}  // namespace nonet
