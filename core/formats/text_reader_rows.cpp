#include <algorithm>
#include <utility>

#include "core/formats/grid_sums.h"
#include "core/formats/text_lines.h"
#include "core/formats/text_reader.h"

// The rows of grids.

namespace nonet {

namespace {

// True when a line has well-formed cells, but too many for a mistyped row: it is a mistyped puzzle.
bool is_longer_than_rows(std::string_view line, int side) {
  return first_foreign_character(line, side) == std::string_view::npos &&
         probable_cells(line).size() >= 2 * static_cast<std::size_t>(side);
}

// True when a line that could be a row of a larger grid is rather a puzzle after an incomplete grid: a line of 16 cells
// is one after a single row of 9 cells, and after rows of 4 cells.
bool is_longer_puzzle(const LineReading& reading, const RowCollector& rows) {
  const auto side = static_cast<std::size_t>(rows.layout()->side());
  const std::size_t fewest = rows.row_count() == 1 ? side + 1 : 2 * side;
  return reading.whole && reading.cells.size() >= fewest;
}

// True when most rows of a grid have the same digit side by side: these are the regions of a jigsaw.
bool looks_like_regions(const Grid& grid) {
  const Layout& layout = *grid.layout();
  int rows = 0;
  for (int row = 0; row < layout.side(); ++row) {
    bool has_pair = false;
    for (int column = 1; column < layout.side(); ++column) {
      const Digit digit = grid[layout.cell(row, column)];
      has_pair = has_pair || (!digit.is_blank() && digit == grid[layout.cell(row, column - 1)]);
    }
    rows += has_pair ? 1 : 0;
  }
  return 3 * rows >= 2 * layout.side();
}

// True when the digits of a row are digits of another row in the same columns.
bool has_digits_of_row(const Grid& grid, int row, const Grid& part, int part_row) {
  const Layout& layout = *grid.layout();
  if (row < 0 || row >= layout.side()) return false;
  for (int column = 0; column < layout.side(); ++column) {
    const Digit digit = part[layout.cell(part_row, column)];
    if (!digit.is_blank() && grid[layout.cell(row, column)] != digit) return false;
  }
  return true;
}

// True when a grid has most rows of a refused grid, in which a row may be missing or doubled: both are of the same
// position.
bool repeats(const Grid& grid, const Grid& refused) {
  const Layout& layout = *grid.layout();
  if (layout != *refused.layout()) return false;
  int rows = 0;
  int same = 0;
  for (int row = 0; row < layout.side(); ++row) {
    const bool is_same = has_digits_of_row(grid, row - 1, refused, row) || has_digits_of_row(grid, row, refused, row) ||
                         has_digits_of_row(grid, row + 1, refused, row);
    bool is_blank = true;
    for (int column = 0; column < layout.side(); ++column)
      is_blank = is_blank && refused[layout.cell(row, column)].is_blank();
    rows += is_blank ? 0 : 1;
    same += is_same && !is_blank ? 1 : 0;
  }
  return 2 * same > rows;
}

// True when a grid has so many digits that another grid with all of them is of the same puzzle.
bool has_many_digits(const Grid& grid) {
  constexpr std::ptrdiff_t kMany = 8;
  return std::count_if(grid.digits().begin(), grid.digits().end(), [](Digit it) { return !it.is_blank(); }) >= kMany;
}

}  // namespace

// When a line of its own comes instead of a row, the grid before it is incomplete.
void TextReader::read_next_row(std::string_view line) {
  std::string_view text = line;
  const bool had_sum = way_.has_sum;
  const auto row = read_written_line(text, line_number_, rows_->layout(), true, way_);
  const bool is_alike = row && row.value().row && rows_->is_written_alike(row.value(), text) && had_sum == way_.has_sum;
  if (is_alike) return add_row(row.value(), text, line_number_);
  std::string_view written = line;
  const auto other = read_written_line(written, line_number_, known_layout(), false, way_);
  if (other && (!other.value().row || is_longer_puzzle(other.value(), *rows_))) {
    end_rows();
    return take_reading(other.value(), written);
  }
  if (!other && rows_->row_count() == 1 && is_longer_than_rows(written, rows_->layout()->side())) {
    end_rows();
    return emit(other.error());
  }
  if (is_heading(written)) {
    end_rows();
    // What was written is a part of `way_`, which begins anew.
    return read_content(line);
  }
  const std::optional<std::string> blanks = way_.hyphens.empty() ? std::nullopt : with_hyphens_as_blanks(written);
  rows_->add_wrong(blanks ? *blanks : had_sum ? without_margin(written) : written, line_number_);
  if (rows_->is_complete()) end_rows();
}

void TextReader::take_reading(const LineReading& reading, std::string_view line) {
  if (!settles_undecided(reading)) flush_undecided();
  const bool is_framed = frame_open_ && (*frame_open_ == TextFormat::Sdk || line.find('|') != std::string_view::npos);
  const bool is_row = reading.row && (is_framed || !reading.whole || is_row_right_below_grid(reading));
  if (is_row) return take_first_row(reading, line);
  if (!reading.row) return emit(whole_puzzle(reading, line, line_number_, written_));
  leading_hyphens_.clear();
  undecided_.push_back({reading, std::string(line), line_number_});
  if (undecided_.size() == reading.cells.size()) flush_undecided();
}

// The lines kept as undecided are rows, too.
void TextReader::take_first_row(const LineReading& reading, std::string_view line) {
  const std::vector<UndecidedLine> earlier = std::exchange(undecided_, {});
  start_rows(reading, line, earlier.empty() ? line_number_ : earlier.front().number);
  for (const UndecidedLine& row : earlier) add_row(row.reading, row.text, row.number);
  add_row(reading, line, line_number_);
}

// True when this line and the undecided lines can be rows of the same grid.
bool TextReader::settles_undecided(const LineReading& reading) const {
  return !undecided_.empty() && reading.row && undecided_.front().reading.cells.size() == reading.cells.size() &&
         undecided_.front().reading.symbols == reading.symbols;
}

void TextReader::flush_undecided() {
  for (const UndecidedLine& line : std::exchange(undecided_, {}))
    emit(whole_puzzle(line.reading, line.text, line.number));
}

void TextReader::start_rows(const LineReading& reading, std::string_view line, std::uint32_t number) {
  const auto plain = [&] {
    if (reading.symbols) return TextFormat::Rows;
    if (line.find('\t') != std::string_view::npos) return TextFormat::Tsv;
    return line.find_first_of(",;") == std::string_view::npos ? TextFormat::Numbers : TextFormat::Csv;
  };
  rows_may_go_on_ = frame_open_ && *frame_open_ != TextFormat::Frame;
  rows_are_below_ = is_right_below_grid(number) || (refused_end_ > 0 && number == refused_end_ + 1);
  rows_.emplace(reading.row, frame_open_.value_or(plain()), number);
  frame_open_.reset();
  add_leading_hyphens(reading.row);
}

// The rows of a grid may have their sums at the right. Then the sums of the columns, and those of the boxes, may stand
// below.
bool TextReader::is_below_sums(std::string_view line) {
  if (!sums_below_) return false;
  const std::optional<LineCells> cells = separated_cells(line);
  if (cells && are_sums_of(*sums_below_, *cells)) return true;
  if (is_heading(line)) return false;
  const auto side = static_cast<std::size_t>(std::exchange(sums_below_, std::nullopt)->side());
  if (!cells || cells->size() >= side) return false;
  // Some sum is missing, and with spaces the line can be as long as a small puzzle.
  emit(ParseError{ParseErrorCode::WrongRowLength,
                  position_in(line, line_number_, line.size()),
                  static_cast<int>(side),
                  static_cast<int>(cells->size()),
                  {}});
  return true;
}

// A line of hyphens alone is a ruler, or a row of blanks where hyphens are blanks.
bool TextReader::is_row_of_hyphens(std::string_view line) const {
  return rows_ && !way_.hyphens.empty() && without_trailing(line, " ") == way_.hyphens;
}

// Adds the rulers directly before the first row that are rows of blanks: those at the end that have the form of the
// row, and leave a place for the row.
void TextReader::add_leading_hyphens(const LayoutRef& layout) {
  auto rulers = std::exchange(leading_hyphens_, {});
  const std::size_t rows = rows_among_rulers(rulers, way_.hyphens, layout->side());
  rulers.erase(rulers.begin(), rulers.end() - static_cast<std::ptrdiff_t>(rows));
  for (const auto& [ruler, number] : rulers) {
    std::string text = ruler;
    std::replace(text.begin(), text.end(), '-', '.');
    const auto row = read_puzzle_line({text, number, layout});
    if (row && row.value().row) add_row(row.value(), text, number);
  }
}

void TextReader::add_row(const LineReading& reading, std::string_view line, std::uint32_t number) {
  if (grid_until_gap_ && !rows_->has_gap_after_each_row()) {
    // Blank lines separate not all rows, so one of them ended a grid.
    const UndecidedLine last = *std::exchange(last_row_, std::nullopt);
    const RowCollector rows = *rows_;
    refuse_rows(std::get<ParseError>(*std::exchange(grid_until_gap_, std::nullopt)), rows);
    start_rows(last.reading, last.text, last.number);
    rows_->add(last.reading, last.text, last.number);
  }
  rows_->add(reading, line, number);
  last_row_ = {reading, std::string(line), number};
  if (rows_->is_complete()) end_rows();
}

// True when a line follows a grid without a gap.
bool TextReader::is_right_below_grid(std::uint32_t number) const {
  const auto rulers = static_cast<std::uint32_t>(leading_hyphens_.size());
  return held_ && rulers <= 1 && held_end_ + rulers + 1 == number;
}

// True when a row follows a grid of such rows without a gap.
bool TextReader::is_row_right_below_grid(const LineReading& row) const {
  return row.row && is_right_below_grid(line_number_) && row.row->side() == held_->grid.side();
}

// True when a line right below a grid may be a row of such a grid, or two rows, with a fault.
bool TextReader::is_wrong_row_below_grid(std::string_view line) const {
  if (!held_ || held_end_ + 1 != line_number_ || !undecided_.empty() || is_heading(line)) return false;
  const auto cells = static_cast<int>(probable_cells(line).size());
  return 3 * cells >= held_->grid.side() && cells <= 2 * held_->grid.side() + 1;
}

// A grid with a row too many has wrong rows above the last one, too. So the grid right above rows that are no grid is
// refused with them, and so are the regions of a jigsaw with their clues, and a position with a part that is wrong.
void TextReader::refuse_rows(ParseError error, const RowCollector& rows) {
  const bool is_part = held_ && held_goes_on_ && rows_may_go_on_ && repeats(held_->digits(), rows.digits());
  const bool is_no_grid = !rows.is_complete() || looks_like_regions(rows.digits());
  const auto is_other = [&] { return rows.layout()->side() != held_->grid.side(); };
  const bool is_refused = held_ && (is_part || (rows_are_below_ && (is_no_grid || is_other())));
  std::optional<Grid> refused;
  if (rows_may_go_on_) refused = rows.digits();
  if (refused_) refused = refused_;
  if (is_refused && held_goes_on_) refused = held_->digits();
  if (is_refused) held_.reset();
  refused_end_ = line_number_;
  emit(std::move(error));
  refused_ = std::move(refused);
}

void TextReader::end_rows() {
  if (!rows_) return;
  const RowCollector rows = *std::exchange(rows_, std::nullopt);
  ReadItem item = rows.finish(line_number_);
  grid_until_gap_.reset();
  way_.hyphens.clear();
  if (std::exchange(way_.has_sum, false) && std::holds_alternative<ParsedPuzzle>(item))
    sums_below_ = std::get<ParsedPuzzle>(item).grid;
  auto* puzzle = std::get_if<ParsedPuzzle>(&item);
  if (puzzle != nullptr && (puzzle->format == TextFormat::Rows || puzzle->format == TextFormat::Sdk)) {
    if (!headers_.empty()) puzzle->format = TextFormat::Sdk;
    puzzle->headers = std::exchange(headers_, {});
  }
  if (puzzle == nullptr) return refuse_rows(std::get<ParseError>(std::move(item)), rows);
  if (rows_are_below_ && looks_like_regions(rows.digits()))
    return refuse_rows(ParseError{ParseErrorCode::BadForeignText, puzzle->start, 0, 0, "jigsaw"}, rows);
  hold(std::move(*puzzle), rows_may_go_on_);
  held_end_ = line_number_;
}

// Keeps a puzzle, or adds it to the kept one.
void TextReader::hold(ParsedPuzzle puzzle, bool goes_on) {
  if (std::exchange(section_, Section::None) == Section::StateOfRefused) return;
  // The colours of cells, whose section has lost its name.
  const auto cells = puzzle.digits().digits();
  const bool is_blank = std::all_of(cells.begin(), cells.end(), [](Digit it) { return it.is_blank(); });
  if (is_blank && ((held_ && held_->format == TextFormat::Sdk && held_->grid_now) || refused_)) return;
  const std::optional<Grid> refused = std::exchange(refused_, std::nullopt);
  if (refused && repeats(puzzle.digits(), *refused)) {
    refused_ = refused;
    return;
  }
  const bool may_belong = held_ && held_goes_on_ && (goes_on || has_many_digits(held_->digits()));
  if (may_belong && add_grid(*held_, puzzle)) return;
  if (may_belong && goes_on && repeats(puzzle.digits(), held_->digits())) {
    // The position lacks a digit of the puzzle: one of the two grids is wrong.
    std::optional<Grid> digits = held_->digits();
    held_.reset();
    emit(ParseError{ParseErrorCode::BadForeignText, puzzle.start, 0, 0, "position"});
    refused_ = std::move(digits);
    return;
  }
  release();
  held_goes_on_ = goes_on;
  has_content_ = true;
  empty_block_.reset();
  if (!goes_on) headers_.clear();
  ReadItem item = with_rules(std::move(puzzle));
  if (std::holds_alternative<ParseError>(item)) return emit(std::move(item));
  held_ = std::get<ParsedPuzzle>(std::move(item));
}

}  // namespace nonet
