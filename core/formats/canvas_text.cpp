#include "core/formats/canvas_text.h"

#include <algorithm>
#include <utility>

#include "core/formats/joined_grids.h"
#include "core/formats/line_reading.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/formats/written_line.h"

namespace nonet {

namespace {

bool is_blank_line(std::string_view line) { return line.find_first_not_of(" \t") == std::string_view::npos; }

}  // namespace

// The columns of the canvas in which the next row has cells.
std::vector<int> CanvasReader::columns_of_row() const {
  std::vector<int> columns;
  for (int column = 0; column < layout()->columns(); ++column) {
    if (layout()->cell_at(row_, column)) columns.push_back(column);
  }
  return columns;
}

std::optional<ReadItem> CanvasReader::read(std::string_view line, std::uint32_t number) {
  // A row of blanks between tabs is not blank.
  const auto tabs = std::count(line.begin(), line.end(), '\t');
  if (is_blank_line(line) && (tabs == 0 || tabs + 1 != layout()->columns())) {
    if (row_ == 0) return std::nullopt;
    if (!columns_of_row().empty()) return finish(number);
  }
  if (row_ == 0) {
    if (parts_.empty()) {
      if (auto whole = read_whole(line, number)) return whole;
      start_ = {number, 1};
    }
    if (read_grid_line(line, number))
      return parts_.size() == layout()->grids().size() ? end_grids(number) : std::nullopt;
    if (!parts_.empty()) return end_grids(number);
  }
  const std::optional<std::string> blanks = with_hyphens_as_blanks(line);
  return read_row(blanks ? *blanks : line, number);
}

// The cells of a line that has so many signs, which a comment may follow, or so many fields.
std::optional<LineCells> CanvasReader::cells_of_line(std::string_view line, std::size_t count) const {
  const std::size_t signs = count_leading_symbols(line);
  if (signs == count && (signs == line.size() || begins_comment(line[signs]))) return symbol_cells(line, signs);
  auto fields = separated_cells(line);
  return fields && fields->size() == count ? std::move(fields) : std::nullopt;
}

// Reads the line of the next grid. Returns false for another line, and where rows of the canvas could be as long.
bool CanvasReader::read_grid_line(std::string_view line, std::uint32_t number) {
  if (layout()->grids().size() == 1 || parts_.size() == layout()->grids().size()) return false;
  const std::size_t count = cells_of_grid(*layout(), parts_.size()).size();
  if (count <= static_cast<std::size_t>(layout()->columns())) return false;
  const auto cells = cells_of_line(line, count);
  if (!cells) return false;
  const int digits = layout()->digit_count();
  parts_.emplace_back(count);
  lines_.push_back({number, {}});
  for (const CellText& cell : *cells) lines_.back().columns.push_back(position_in(line, number, cell.offset).column);
  const bool symbols = digits <= kMaxSymbol && count_leading_symbols(line) == count;
  if (auto error = read_digits(parts_.back(), *cells, symbols, digits, line, number); error && !error_)
    error_ = std::move(error);
  return true;
}

// Ends a puzzle that has a line for each grid. In the usual order the grids agree; in others they may.
std::optional<ReadItem> CanvasReader::end_grids(std::uint32_t number) {
  const auto parts = std::exchange(parts_, {});
  const auto lines = std::exchange(lines_, {});
  if (auto error = std::exchange(error_, std::nullopt)) return ReadItem(*std::move(error));
  if (parts.size() < layout()->grids().size()) {
    std::size_t cells = 0;
    for (const auto& part : parts) cells += part.size();
    return ReadItem(
        ParseError{ParseErrorCode::WrongLength, {number, 1}, layout()->cell_count(), static_cast<int>(cells), {}});
  }
  std::optional<JoinedGrids> best;
  for (const OrderOfGrids& order : orders_of_grids(*layout())) {
    JoinedGrids joined = join_grids(layout(), parts, order);
    if (!best || joined.different < best->different) best = std::move(joined);
  }
  if (best->first_difference) {
    const GridLine& line = lines[best->first_difference->part];
    return ReadItem(ParseError{ParseErrorCode::BadForeignText,
                               {line.number, line.columns[best->first_difference->cell]},
                               0,
                               0,
                               std::string(name_of(TextFormat::Grids))});
  }
  std::string text = write_line(best->grid);
  return ReadItem(ParsedPuzzle{std::move(best->grid), TextFormat::Grids, std::move(text), {}, start_});
}

// A line with a sign or a field for each cell. None when the line may be a row.
std::optional<ReadItem> CanvasReader::read_whole(std::string_view line, std::uint32_t number) {
  const auto cell_count = static_cast<std::size_t>(layout()->cell_count());
  LineReading reading;
  reading.whole = layout();
  const std::size_t signs = count_leading_symbols(line);
  if (signs == cell_count && (signs == line.size() || begins_comment(line[signs]))) {
    reading.symbols = true;
    reading.cells = symbol_cells(line, signs);
    reading.comment = line.substr(std::min(line.find_first_not_of(" \t#", signs), line.size()));
  } else {
    auto fields = separated_cells(line);
    if (!fields || fields->size() != cell_count) return std::nullopt;
    reading.cells = std::move(*fields);
  }
  return whole_puzzle(reading, line, number);
}

// The cells of a row, in the order of their columns. None when the line has another number of places.
std::optional<LineCells> CanvasReader::cells_of_row(std::string_view line) const {
  const std::vector<int> columns = columns_of_row();
  const auto places = static_cast<std::size_t>(layout()->columns());
  const bool is_separated = is_strictly_separated(line);
  // Signs one beside the other, where a space is an empty place.
  std::string_view row = line.substr(0, std::min(line.size(), places));
  const bool fits = line.size() <= places || is_blank_line(line.substr(places));
  if (!is_separated && fits && !columns.empty() && row.size() > static_cast<std::size_t>(columns.back())) {
    LineCells cells;
    std::size_t other = 0;
    for (std::size_t at = 0; at < row.size(); ++at) {
      const bool is_cell = std::find(columns.begin(), columns.end(), static_cast<int>(at)) != columns.end();
      const int value = value_of_symbol(row[at]);
      if (is_cell && value >= 0) cells.push_back({value, at, is_ascii_letter(row[at]), row[at] == '0'});
      if (!is_cell && value != 0 && row[at] != ' ') ++other;
    }
    if (cells.size() == columns.size() && other == 0) return cells;
  }
  auto fields = is_separated ? separated_cells(line) : spaced_symbols(line);
  if (!fields || (fields->size() != columns.size() && fields->size() != places)) fields = separated_cells(line);
  if (!fields) return std::nullopt;
  if (fields->size() == columns.size()) return fields;
  if (fields->size() != places) return std::nullopt;
  LineCells cells;
  for (std::size_t place = 0; place < places; ++place) {
    const bool is_cell = std::find(columns.begin(), columns.end(), static_cast<int>(place)) != columns.end();
    if (is_cell) cells.push_back((*fields)[place]);
    if (!is_cell && (*fields)[place].value != 0) return std::nullopt;
  }
  return cells;
}

std::optional<ReadItem> CanvasReader::read_row(std::string_view line, std::uint32_t number) {
  const int digits = layout()->digit_count();
  const auto cells = cells_of_row(line);
  if (cells) {
    const std::vector<int> columns = columns_of_row();
    std::vector<Digit> values(cells->size());
    const bool symbols = digits <= kMaxSymbol && !is_strictly_separated(line);
    all_symbols_ = all_symbols_ && symbols;
    if (auto error = read_digits(values, *cells, symbols, digits, line, number)) {
      if (!error_) error_ = std::move(error);
    }
    for (std::size_t i = 0; i < values.size(); ++i) grid_[layout()->cell(row_, columns[i])] = values[i];
  } else if (!error_) {
    const std::size_t foreign = first_foreign_character(line, digits);
    error_ = foreign != std::string_view::npos ? bad_symbol(line, number, foreign, digits)
                                               : ParseError{ParseErrorCode::WrongRowLength,
                                                            position_in(line, number, line.size()),
                                                            static_cast<int>(columns_of_row().size()),
                                                            static_cast<int>(probable_cells(line).size()),
                                                            {}};
  }
  // A single line that fits no row is probably a puzzle on one line with a wrong number of cells.
  if (!cells && row_ == 0 && probable_cells(line).size() > 2 * static_cast<std::size_t>(layout()->columns())) {
    error_ = ParseError{ParseErrorCode::WrongLength,
                        position_in(line, number, line.size()),
                        layout()->cell_count(),
                        static_cast<int>(probable_cells(line).size()),
                        {}};
    return end_puzzle();
  }
  ++row_;
  return row_ == layout()->rows() ? end_puzzle() : std::nullopt;
}

std::optional<ReadItem> CanvasReader::finish(std::uint32_t number) {
  if (!parts_.empty()) return end_grids(number);
  if (row_ == 0) return std::nullopt;
  if (!error_ && row_ < layout()->rows()) {
    // The last rows of the canvas may have no cells.
    while (row_ < layout()->rows() && columns_of_row().empty()) ++row_;
    if (row_ < layout()->rows()) {
      error_ = ParseError{ParseErrorCode::MissingRows, {number, 1}, layout()->rows(), row_, {}};
    }
  }
  return end_puzzle();
}

std::optional<ReadItem> CanvasReader::end_puzzle() {
  row_ = 0;
  Grid grid = std::exchange(grid_, Grid(layout()));
  const bool all_symbols = std::exchange(all_symbols_, true);
  if (auto error = std::exchange(error_, std::nullopt)) return ReadItem(*std::move(error));
  std::string text = write_line(grid);
  ParsedPuzzle puzzle{
      std::move(grid), all_symbols ? TextFormat::Rows : TextFormat::Numbers, std::move(text), {}, start_};
  puzzle.style = all_symbols ? DigitStyle::NineThenLetters : DigitStyle::Numbers;
  return ReadItem(std::move(puzzle));
}

}  // namespace nonet
