#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/line_reading.h"
#include "core/formats/pencil_marks.h"

namespace nonet {

/// Collects the rows of a grid that is written on several lines. After an error the other rows are still collected, so
/// that they are not read as puzzles of their own; the first error is kept.
///
/// All rows together decide what the cells are: digits in one of the styles of digit_style.h, or candidates.
class RowCollector {
 public:
  RowCollector(const LayoutRef& layout, TextFormat format, std::uint32_t first_line);

  const LayoutRef& layout() const { return grid_.layout(); }
  /// The digits so far. Rows that were wrong are blank.
  const Grid& digits() const { return grid_; }
  /// True when a row is written as the rows so far are: with bars or without, with separators or with spaces for
  /// blanks.
  bool is_written_alike(const LineReading& row, std::string_view line) const;
  /// Adds a row. `row.cells` has as many cells as the side; the grid is not complete.
  void add(const LineReading& row, std::string_view line, std::uint32_t number);
  /// Adds a line that is not a row of this grid, and notes its error.
  void add_wrong(std::string_view line, std::uint32_t number);
  /// Notes a ruler between the rows: the grid is in a frame.
  void note_ruler() { has_rulers_ = true; }

  /// Notes a blank line after the last row.
  void note_gap() { gaps_ += last_gap_ == rows_ ? 0 : 1, last_gap_ = rows_; }
  /// True when there is a blank line after the last row.
  bool has_gap_after_last_row() const { return last_gap_ == rows_; }
  /// True when there is a blank line after each row so far.
  bool has_gap_after_each_row() const { return gaps_ == rows_; }

  /// How many rows there are so far.
  int row_count() const { return rows_; }
  bool is_complete() const { return rows_ == grid_.side(); }
  /// True between two bands of boxes, where a blank line is allowed.
  bool is_between_bands() const { return rows_ % grid_.layout()->box_rows() == 0; }
  /// Returns the puzzle or its first error. When the grid is not complete, that is MissingRows at line `number`, where
  /// the text goes on.
  ReadItem finish(std::uint32_t number) const;

 private:
  void note_error(ParseError error);
  void note_marks(std::string_view line, std::uint32_t number);
  void note_as_puzzle(const LineReading& row, std::string_view line, std::uint32_t number);
  void note_writing(const LineReading& row);
  bool has_candidates() const;
  const std::optional<ParseError>& first_error() const;
  DigitStyle style_of_rows() const;
  std::optional<ParsedPuzzle> puzzle_of_symbols() const;
  TextFormat format_of_rows() const;

  Grid grid_;
  TextFormat format_;
  Position start_;
  int rows_ = 0;
  int gaps_ = 0;      // how many rows have a blank line after them
  int last_gap_ = 0;  // the row before the last blank line, from 1
  bool has_rulers_ = false;
  bool has_bars_ = false;        // some row has bars between its cells
  std::ptrdiff_t bars_ = 0;      // how many bars the last row has
  bool has_outer_bars_ = false;  // some row begins with a bar
  bool all_symbols_ = true;
  bool has_space_blanks_ = false;  // in some row spaces are blanks
  bool has_wrong_row_ = false;
  DigitStyle style_ = DigitStyle::NineThenLetters;  // of the last row
  /// The symbols and numbers of all rows, for sides above 9, where they decide the style.
  LineCells symbols_;
  std::optional<ParseError> error_;
  bool has_letters_ = false;   // some cell is a letter that is a digit
  bool has_decimals_ = false;  // some cell is a number of two decimals
  /// True when some row has candidates, so that the grid is one of candidates.
  bool marked_ = false;
  std::vector<CellMarks> marks_;
  std::optional<ParseError> marks_error_;
  /// The error of the first row as a puzzle of its own, if it has as many cells as one. Returned when no other row
  /// follows.
  std::optional<ParseError> error_as_puzzle_;
};

}  // namespace nonet
