#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Gathers the rows of one grid that stands on several lines. The first error is kept and the remaining rows are still
/// taken, so that one bad row does not make puzzles of the others.
class RowCollector {
 public:
  RowCollector(const LayoutRef& layout, TextFormat format, std::uint32_t first_line);

  const LayoutRef& layout() const { return grid_.layout(); }
  /// Cells of one row, as many as the side.
  void add(const LineCells& cells, bool symbols, std::string_view line, std::uint32_t number);
  /// A line that is no row of this grid.
  void add_wrong(std::string_view line, std::uint32_t number);
  /// A ruler between the rows: the grid stands in a frame.
  void note_ruler() { format_ = TextFormat::Frame; }

  bool is_complete() const { return rows_ == grid_.side(); }
  /// True between two bands of boxes, where a blank line may stand.
  bool is_between_bands() const { return rows_ % grid_.layout()->box_rows() == 0; }
  /// The puzzle or its first error, once complete; before, an error that tells how many rows are missing where the text
  /// goes on at `number`.
  ReadItem finish(std::uint32_t number) const;

 private:
  void note_error(ParseError error);
  void note_as_puzzle(const LineCells& cells, bool symbols, std::string_view line, std::uint32_t number);

  Grid grid_;
  TextFormat format_;
  Position start_;
  int rows_ = 0;
  std::optional<ParseError> error_;
  /// Why the first row is no puzzle by itself, where its number of cells would do: told when no row follows.
  std::optional<ParseError> error_as_puzzle_;
};

}  // namespace nonet
