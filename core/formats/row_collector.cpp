#include "core/formats/row_collector.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/util/contracts.h"

namespace nonet {

RowCollector::RowCollector(const LayoutRef& layout, TextFormat format, std::uint32_t first_line)
    : grid_(layout), format_(format), start_{first_line, 1} {}

void RowCollector::note_error(ParseError error) {
  if (!error_) error_ = std::move(error);
}

void RowCollector::note_as_puzzle(const LineCells& cells, bool symbols, std::string_view line, std::uint32_t number) {
  const LayoutRef layout = layout_of_cell_count(cells.size());
  if (!layout) return;
  std::vector<Digit> digits(cells.size());
  error_as_puzzle_ = read_digits(digits, cells, symbols, layout->side(), line, number);
}

void RowCollector::add(const LineCells& cells, bool symbols, std::string_view line, std::uint32_t number) {
  const auto side = static_cast<std::size_t>(grid_.side());
  NONET_EXPECTS(!is_complete() && cells.size() == side);
  const std::span<Digit> row = grid_.digits().subspan(static_cast<std::size_t>(rows_) * side, side);
  if (rows_ == 0) note_as_puzzle(cells, symbols, line, number);
  if (auto error = read_digits(row, cells, symbols, grid_.side(), line, number)) note_error(std::move(*error));
  ++rows_;
}

void RowCollector::add_wrong(std::string_view line, std::uint32_t number) {
  NONET_EXPECTS(!is_complete());
  ++rows_;
  if (const std::size_t foreign = first_foreign_character(line, grid_.side()); foreign != std::string_view::npos) {
    note_error(bad_symbol(line, number, foreign, grid_.side()));
    return;
  }
  const LineCells cells = probable_cells(line);
  const auto expected = static_cast<std::size_t>(grid_.side());
  const std::size_t offset = cells.size() > expected ? cells[expected].offset : line.size();
  note_error({ParseErrorCode::WrongRowLength,
              position_in(line, number, offset),
              grid_.side(),
              static_cast<int>(cells.size()),
              {}});
}

ReadItem RowCollector::finish(std::uint32_t number) const {
  if (error_) return *error_;
  if (rows_ == 1 && error_as_puzzle_) return *error_as_puzzle_;
  // One row alone is probably a malformed puzzle, so the row itself is reported. Otherwise the missing row is.
  const Position where = rows_ == 1 ? start_ : Position{number, 1};
  if (!is_complete()) return ParseError{ParseErrorCode::MissingRows, where, grid_.side(), rows_, {}};
  return ParsedPuzzle{grid_, format_, write_line(grid_), {}, start_};
}

}  // namespace nonet
