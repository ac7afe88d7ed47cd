#include "core/formats/line_reading.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/formats/jigsaw_line.h"
#include "core/formats/layout_name.h"
#include "core/formats/marked_row.h"
#include "core/formats/solo_id.h"
#include "core/formats/symbols.h"
#include "core/formats/utf8.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::size_t kMaxSymbolSide = kMaxSymbol;

// Returns the largest value of a line. Ignores the symbol X, which is a blank in grids without that digit.
int largest_value(const LineReading& reading) {
  int largest = 0;
  for (const CellText& cell : reading.cells) {
    if (!reading.symbols || cell.value != kValueOfX) largest = std::max(largest, cell.value);
  }
  return largest;
}

LayoutRef whole_layout(std::size_t cells, const LayoutRef& known) {
  if (!known) return layout_of_cell_count(cells);
  return static_cast<std::size_t>(known->cell_count()) == cells ? known : nullptr;
}

LayoutRef row_layout(std::size_t cells, bool symbols, const LayoutRef& known) {
  if (symbols && cells > kMaxSymbolSide) return nullptr;
  if (!known) return cells <= Layout::kMaxSide ? Layout::of_side(static_cast<int>(cells)) : nullptr;
  return static_cast<std::size_t>(known->side()) == cells ? known : nullptr;
}

// Returns true when a letter means a digit above the side of the layout. Such a line contains words, not cells.
bool has_foreign_letter(const LineReading& reading, const Layout& layout) {
  return std::any_of(reading.cells.begin(), reading.cells.end(), [&](const CellText& cell) {
    return cell.letter && cell.value > layout.side() && cell.value != kValueOfX;
  });
}

void use_style(LineReading& reading) {
  reading.style = style_of(reading.cells, reading.whole->side());
  change_style(reading.cells, reading.style, reading.whole->side());
}

// Sets `reading.whole` and `reading.row` to the layouts that fit the cells of the line. Returns false when no layout
// fits.
bool fit_layouts(LineReading& reading, const LayoutRef& known) {
  reading.whole = whole_layout(reading.cells.size(), known);
  reading.row = row_layout(reading.cells.size(), reading.symbols, known);
  if (reading.whole && reading.symbols) use_style(reading);
  if (reading.whole && has_foreign_letter(reading, *reading.whole)) reading.whole = nullptr;
  // The rows together decide the style.
  const auto is_row_of_letters = [&] {
    return reading.symbols && may_be_letters_alone(reading.cells, reading.row->side());
  };
  if (reading.row && has_foreign_letter(reading, *reading.row) && !is_row_of_letters()) reading.row = nullptr;
  if (reading.is_undecided() && largest_value(reading) > reading.whole->side()) reading.whole = nullptr;
  return reading.whole || reading.row;
}

std::string_view without_leading(std::string_view text, std::string_view characters) {
  const std::size_t first = text.find_first_not_of(characters);
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

// Reads symbols at the start of the line and a comment after them.
bool read_leading_symbols(LineReading& reading, std::string_view line, const LayoutRef& known) {
  reading = {leading_symbols(line), true, nullptr, nullptr, {}, {}};
  const std::string_view rest = line.substr(reading.cells.size());
  if (!fit_layouts(reading, known)) return false;
  if (rest.empty()) return true;
  reading.row = nullptr;
  reading.comment = without_leading(rest, " \t#");
  return reading.whole && begins_comment(rest[0]);
}

bool read_cells(LineReading& reading, std::optional<LineCells> cells, bool symbols, const LayoutRef& known) {
  if (!cells) return false;
  reading = {std::move(*cells), symbols, nullptr, nullptr, {}, {}};
  return fit_layouts(reading, known);
}

// Reads a whole puzzle with digits, and spaces for blank cells, if the line has as many characters as a puzzle has
// cells. Such a line could also be read as numbers with separators, and the number of numbers often fits the row of
// some grid. But a row of numbers contains a 0, as a blank or in 10, so a line without 0 is not a row. 4×4 puzzles are
// excluded, because 16 characters may be a row of a 16×16 puzzle.
bool read_space_blanks(LineReading& reading, std::string_view line, const LayoutRef& known) {
  constexpr std::size_t kMinCells = 36;
  if (line.size() < kMinCells || line.find_first_not_of("123456789 ") != std::string_view::npos) return false;
  return whole_layout(line.size(), known) && read_cells(reading, symbols_with_space_blanks(line), true, known) &&
         largest_value(reading) <= reading.whole->side();
}

// Reads the number of two decimals, or 0 for `..`. Returns -1 for other characters.
int value_of_pair(char first, char second) {
  const auto is_decimal = [](char symbol) { return symbol >= '0' && symbol <= '9'; };
  if (first == kBlankSymbol && second == kBlankSymbol) return 0;
  return is_decimal(first) && is_decimal(second) ? 10 * (first - '0') + (second - '0') : -1;
}

// Reads two decimals for each cell, in grids whose side has two decimals. A row is read so only if the layout is known,
// because it looks like a row of a grid that has twice the side.
bool read_pairs(LineReading& reading, std::string_view line, const LayoutRef& known) {
  constexpr int kMinSide = 10;
  const std::size_t symbols = leading_symbols(line).size();
  if (symbols % 2 != 0 || (symbols < line.size() && !begins_comment(line[symbols]))) return false;
  reading = {{}, true, whole_layout(symbols / 2, known), nullptr, {}, {}};
  if (known && symbols == line.size()) reading.row = row_layout(symbols / 2, false, known);
  const LayoutRef& layout = reading.whole ? reading.whole : reading.row;
  if (!layout || layout->side() < kMinSide) return false;
  for (std::size_t i = 0; i < symbols; i += 2) {
    const int value = value_of_pair(line[i], line[i + 1]);
    if (value < 0 || value > layout->side()) return false;
    reading.cells.push_back({value, i});
  }
  reading.style = DigitStyle::TwoDecimals;
  reading.comment = without_leading(line.substr(symbols), " \t#");
  return true;
}

// Reads a row of a grid with candidates, which numbers cannot be.
bool read_candidates(LineReading& reading, std::string_view line, std::uint32_t number, const LayoutRef& known) {
  const std::size_t count = count_marked_cells(line);
  if (count < 2 || count > kMaxSymbolSide) return false;
  const LayoutRef layout = row_layout(count, false, known);
  if (!layout) return false;
  const auto row = read_marked_row(line, number, layout->side());
  if (!row || !row.value().certain) return false;
  std::optional<LineCells> numbers = separated_cells(line);
  const bool are_numbers = numbers && numbers->size() == count;
  reading = {are_numbers ? std::move(*numbers) : LineCells(count), false, nullptr, layout, {}, {}};
  reading.marked = true;
  reading.cells_are_numbers = are_numbers;
  return true;
}

// Reads a line of six or more commas, whose fifth field is a puzzle.
bool read_gsf(LineReading& reading, std::string_view line, const LayoutRef& known) {
  constexpr int kPuzzleField = 4;
  if (std::count(line.begin(), line.end(), ',') < 6) return false;
  std::size_t start = 0;
  for (int field = 0; field < kPuzzleField; ++field) start = line.find(',', start) + 1;
  start = line.find_first_not_of(' ', start);
  const std::string_view field = line.substr(start, line.find(',', start) - start);
  const std::string_view puzzle = field.substr(0, field.find_last_not_of(' ') + 1);
  reading = {leading_symbols(puzzle), true, nullptr, nullptr, {}, {}};
  if (reading.cells.size() < 16 || reading.cells.size() < puzzle.size() || !fit_layouts(reading, known)) return false;
  for (CellText& cell : reading.cells) cell.offset += start;
  reading.row = nullptr;
  reading.format = TextFormat::Gsf;
  return reading.whole != nullptr;
}

// Returns the number of cells that was probably intended by the author of a line with a wrong number of cells.
int probable_cell_count(std::size_t found, const LayoutRef& known) {
  if (known) return known->cell_count();
  const int classic = Layout::classic()->cell_count();
  int best = classic;
  const auto distance = [&](int cells) { return std::abs(cells - static_cast<int>(found)); };
  for (int side = 4; side <= Layout::kMaxSide; ++side) {
    if (distance(side * side) < distance(best) && Layout::of_side(side)) best = side * side;
  }
  // 9×9 is meant most often. Another size from 8×8 to 10×10 is taken only if nearly all its cells are there.
  const bool is_near_classic = found > 49 && found < 100 && distance(best) > 2;
  return found < 20 || is_near_classic ? classic : best;
}

std::string_view character_at(std::string_view line, std::size_t offset) {
  return line.substr(offset, std::max<std::size_t>(1, utf8_length(line.substr(offset))));
}

// Returns the error that probably explains why a line fits no layout.
ParseError explain(std::string_view line, std::uint32_t number, const LayoutRef& known) {
  // A line with fewer cells than this is probably a mistyped 9×9 puzzle, which has no letters.
  constexpr std::size_t kNoLettersBelow = 100;
  const LineCells cells = probable_cells(line);
  const int side = known ? known->side() : cells.size() < kNoLettersBelow ? 9 : static_cast<int>(kMaxSymbolSide);
  if (const std::size_t foreign = first_foreign_character(line, side); foreign != std::string_view::npos) {
    const bool is_guess = !known && line.size() >= kNoLettersBelow;
    return bad_symbol(line, number, foreign, is_guess ? 0 : side);
  }
  const int expected = probable_cell_count(cells.size(), known);
  const bool too_many = cells.size() > static_cast<std::size_t>(expected);
  const std::size_t offset = too_many ? cells[static_cast<std::size_t>(expected)].offset : line.size();
  return {ParseErrorCode::WrongLength, position_in(line, number, offset), expected, static_cast<int>(cells.size()), {}};
}

// Compares the regions only, because a line that names its regions may leave out the variants.
bool same_regions(const Layout& known, const Layout& named) {
  return known.side() == named.side() && region_labels(known) == region_labels(named);
}

}  // namespace

Result<LineReading, ParseError> read_puzzle_line(std::string_view line, std::uint32_t number, const LayoutRef& known) {
  for (const auto read : {read_jigsaw_line, read_solo_id}) {
    std::optional<LineReading> reading = read(line);
    if (!reading || (known && !same_regions(*known, *reading->whole))) continue;
    if (known) reading->whole = known;
    return std::move(*reading);
  }
  LineReading reading;
  if (read_leading_symbols(reading, line, known)) return reading;
  if (read_pairs(reading, line, known)) return reading;
  if (read_space_blanks(reading, line, known)) return reading;
  if (read_candidates(reading, line, number, known)) return reading;
  if (read_gsf(reading, line, known)) return reading;
  if (read_cells(reading, separated_cells(line), false, known)) return reading;
  if (read_cells(reading, spaced_symbols(line), true, known)) return reading;
  if (read_cells(reading, symbols_with_space_blanks(line), true, known)) return reading;
  return explain(line, number, known);
}

LineCells probable_cells(std::string_view line) {
  std::optional<LineCells> fields = separated_cells(line);
  std::optional<LineCells> symbols = spaced_symbols(line);
  if (fields && (fields->size() > 1 || !symbols)) return std::move(*fields);
  return symbols ? std::move(*symbols) : leading_symbols(line);
}

ParseError bad_symbol(std::string_view line, std::uint32_t number, std::size_t offset, int side) {
  NONET_EXPECTS(offset < line.size());
  return {ParseErrorCode::BadSymbol, position_in(line, number, offset), side, 0,
          std::string(character_at(line, offset))};
}

Position position_in(std::string_view line, std::uint32_t number, std::size_t offset) {
  NONET_EXPECTS(offset <= line.size());
  const std::string_view before = line.substr(0, offset);
  const auto characters =
      before.size() - static_cast<std::size_t>(std::count_if(before.begin(), before.end(), is_utf8_continuation));
  return {number, static_cast<std::uint32_t>(characters) + 1};
}

}  // namespace nonet
