#include "core/formats/row_collector.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/util/contracts.h"

namespace nonet {

RowCollector::RowCollector(const LayoutRef& layout, TextFormat format, std::uint32_t first_line)
    : grid_(layout), format_(format), start_{first_line, 1} {}

void RowCollector::note_error(ParseError error) {
  if (!error_) error_ = std::move(error);
}

void RowCollector::note_marks(std::string_view line, std::uint32_t number) {
  if (marks_error_ || grid_.side() > kMaxSymbol) return;
  auto row = read_marked_row(line, number, grid_.side());
  if (row) {
    marks_.insert(marks_.end(), row.value().cells.begin(), row.value().cells.end());
  } else {
    marks_error_ = row.error();
  }
}

void RowCollector::note_writing(const LineReading& row) {
  if (row.symbols || !row.cells_are_numbers) return;
  for (const CellText& cell : row.cells) {
    has_letters_ = has_letters_ || (cell.letter && cell.value <= grid_.side());
    has_decimals_ = has_decimals_ || (!cell.letter && cell.value > 9);
  }
}

// Who writes the digits above 9 as letters does not write them as decimals, too: two decimals are candidates there.
bool RowCollector::has_candidates() const { return marked_ || (has_letters_ && has_decimals_ && !marks_error_); }

void RowCollector::note_as_puzzle(const LineReading& row, std::string_view line, std::uint32_t number) {
  const LayoutRef layout = layout_of_cell_count(row.cells.size());
  if (!layout || row.marked) return;
  std::vector<Digit> digits(row.cells.size());
  error_as_puzzle_ = read_digits(digits, row.cells, row.symbols, layout->side(), line, number);
}

bool RowCollector::is_written_alike(const LineReading& row, std::string_view line) const {
  if (rows_ == 0 || has_wrong_row_) return true;
  if (bars_ != std::count(line.begin(), line.end(), '|')) return false;
  return row.spaces_are_blanks ? all_symbols_ : row.symbols || !has_space_blanks_;
}

void RowCollector::add(const LineReading& row, std::string_view line, std::uint32_t number) {
  const auto side = static_cast<std::size_t>(grid_.side());
  NONET_EXPECTS(!is_complete() && row.cells.size() == side);
  const std::span<Digit> digits = grid_.digits().subspan(static_cast<std::size_t>(rows_) * side, side);
  if (rows_ == 0) note_as_puzzle(row, line, number);
  if (row.cells_are_numbers) {
    if (auto error = read_digits(digits, row.cells, row.symbols, grid_.side(), line, number)) {
      note_error(std::move(*error));
    }
  }
  note_marks(line, number);
  note_writing(row);
  marked_ = marked_ || row.marked;
  style_ = row.style;
  all_symbols_ = all_symbols_ && row.symbols;
  has_space_blanks_ = has_space_blanks_ || row.spaces_are_blanks;
  if (row.cells_are_numbers && grid_.side() > 9) symbols_.insert(symbols_.end(), row.cells.begin(), row.cells.end());
  const std::size_t first = line.find_first_not_of(' ');
  bars_ = std::count(line.begin(), line.end(), '|');
  has_bars_ = has_bars_ || bars_ > 0;
  has_outer_bars_ = has_outer_bars_ || (first < line.size() && line[first] == '|');
  ++rows_;
}

void RowCollector::add_wrong(std::string_view line, std::uint32_t number) {
  NONET_EXPECTS(!is_complete());
  ++rows_;
  has_wrong_row_ = true;
  note_marks(line, number);
  if (const std::size_t foreign = first_foreign_character(line, grid_.side()); foreign != std::string_view::npos) {
    const ParseError error = bad_symbol(line, number, foreign, grid_.side());
    if (!marks_error_) marks_error_ = error;
    note_error(error);
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

// A 0 is no candidate. If the grid has one, the cells with several digits are numbers that are too large.
const std::optional<ParseError>& RowCollector::first_error() const {
  if (!has_candidates()) return error_;
  const bool has_zero = marks_error_ && marks_error_->code == ParseErrorCode::BadSymbol && marks_error_->symbol == "0";
  return has_zero && error_ ? error_ : marks_error_;
}

TextFormat RowCollector::format_of_rows() const {
  if (has_candidates())
    return has_rulers_ || has_bars_ || format_ == TextFormat::Frame ? TextFormat::PencilMarks : TextFormat::Sdx;
  if (format_ == TextFormat::SimpleSudoku && all_symbols_) return TextFormat::SimpleSudoku;
  if (!has_rulers_) return format_ == TextFormat::SimpleSudoku ? TextFormat::Frame : format_;
  return all_symbols_ && has_bars_ && !has_outer_bars_ ? TextFormat::SimpleSudoku : TextFormat::Frame;
}

// Between separators, 0 is the usual blank. It is a digit only beside another blank.
DigitStyle RowCollector::style_of_rows() const {
  const DigitStyle style = style_of(symbols_, grid_.side());
  if (all_symbols_ || style != DigitStyle::ZeroIsDigit) return style;
  const bool has_blank =
      std::any_of(symbols_.begin(), symbols_.end(), [](const CellText& cell) { return cell.value == 0 && !cell.zero; });
  return has_blank ? style : DigitStyle::NineThenLetters;
}

std::optional<ParsedPuzzle> RowCollector::puzzle_of_symbols() const {
  const DigitStyle style = style_of_rows();
  LineCells cells = symbols_;
  change_style(cells, style, grid_.side());
  if (std::any_of(cells.begin(), cells.end(),
                  [&](const CellText& cell) { return cell.value < 0 || cell.value > grid_.side(); }))
    return std::nullopt;
  Grid grid(grid_.layout());
  for (std::size_t i = 0; i < cells.size(); ++i) grid.digits()[i] = Digit{static_cast<std::uint8_t>(cells[i].value)};
  std::string text = write_line(grid);
  ParsedPuzzle puzzle{std::move(grid), format_of_rows(), std::move(text), {}, start_};
  puzzle.style = style;
  return puzzle;
}

ReadItem RowCollector::finish(std::uint32_t number) const {
  const bool all_are_symbols = symbols_.size() == grid_.digits().size() && !has_wrong_row_ && !has_candidates();
  if (all_are_symbols && style_ != DigitStyle::TwoDecimals && style_of_rows() != DigitStyle::NineThenLetters) {
    if (auto puzzle = puzzle_of_symbols()) return *std::move(puzzle);
  }
  if (const auto& error = first_error()) return *error;
  if (rows_ == 1 && error_as_puzzle_) return *error_as_puzzle_;
  // One row alone is probably a malformed puzzle, so the row itself is reported. Otherwise the missing row is.
  const Position where = rows_ == 1 ? start_ : Position{number, 1};
  if (!is_complete()) return ParseError{ParseErrorCode::MissingRows, where, grid_.side(), rows_, {}};
  if (has_candidates()) return position_of(grid_.layout(), told_apart(marks_), format_of_rows(), start_, true);
  ParsedPuzzle puzzle{grid_, format_of_rows(), write_line(grid_), {}, start_};
  puzzle.style = all_symbols_ ? style_ : DigitStyle::Numbers;
  return puzzle;
}

}  // namespace nonet
