#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/line_cells.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Reads puzzles of a known layout that is no square. A puzzle is one line with a sign for each cell, or as many lines
/// as the canvas has rows. In a row an empty place is a space or a sign for a blank, or it is left out; spaces at the
/// end of a row may be missing. With separators a row has a field for each place or for each cell.
///
/// Several grids are also read as a line for each grid, with a sign or a field for each of its cells, in one of
/// orders_of_grids(). All grids of a cell must have the same digit in it, or a blank.
class CanvasReader {
 public:
  explicit CanvasReader(LayoutRef layout) : grid_(std::move(layout)) {}

  const LayoutRef& layout() const { return grid_.layout(); }
  /// Reads the next line, and returns the puzzle or the error that ends with this line, if any.
  std::optional<ReadItem> read(std::string_view line, std::uint32_t number);
  /// Ends the text before line `number`. Returns the error of a puzzle that is not complete.
  std::optional<ReadItem> finish(std::uint32_t number);
  /// True when rows of a puzzle have been read, and its other rows must follow.
  bool is_within_puzzle() const { return row_ > 0 || !parts_.empty(); }

 private:
  std::vector<int> columns_of_row() const;
  std::optional<ReadItem> read_whole(std::string_view line, std::uint32_t number);
  std::optional<LineCells> cells_of_line(std::string_view line, std::size_t count) const;
  bool read_grid_line(std::string_view line, std::uint32_t number);
  std::optional<ReadItem> end_grids(std::uint32_t number);
  std::optional<ReadItem> read_row(std::string_view line, std::uint32_t number);
  std::optional<LineCells> cells_of_row(std::string_view line) const;
  std::optional<ReadItem> end_puzzle();

  // A grid that was read from a line of its own.
  struct GridLine {
    std::uint32_t number;
    // The columns of its cells in the text, from 1.
    std::vector<std::uint32_t> columns;
  };

  Grid grid_;
  int row_ = 0;
  // The digits of the grids so far, where each has a line of its own.
  std::vector<std::vector<Digit>> parts_;
  std::vector<GridLine> lines_;
  Position start_;
  bool all_symbols_ = true;
  // The first error in the rows so far.
  std::optional<ParseError> error_;
};

}  // namespace nonet
