#include "core/formats/plain_lines.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/formats/mask_lines.h"
#include "core/formats/symbols.h"
#include "core/formats/text_lines.h"

namespace nonet {

namespace {

// Returns the largest value of a line. Ignores the symbol X, which is a blank in grids without that digit.
int largest_value(const LineReading& reading) {
  int largest = 0;
  for (const CellText& cell : reading.cells) {
    if (!reading.symbols || cell.value != kValueOfX) largest = std::max(largest, cell.value);
  }
  return largest;
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

// Returns the reading of cells that fit some layout.
std::optional<LineReading> reading_of(std::optional<LineCells> cells, bool symbols, Certainty certainty,
                                      const LayoutRef& known) {
  if (!cells) return std::nullopt;
  LineReading reading{std::move(*cells), symbols, nullptr, nullptr, certainty};
  return fit_layouts(reading, known) ? std::optional(std::move(reading)) : std::nullopt;
}

// Reads the number of two decimals, or 0 for `..`. Returns -1 for other characters.
int value_of_pair(char first, char second) {
  const auto is_decimal = [](char symbol) { return symbol >= '0' && symbol <= '9'; };
  if (first == kBlankSymbol && second == kBlankSymbol) return 0;
  return is_decimal(first) && is_decimal(second) ? 10 * (first - '0') + (second - '0') : -1;
}

}  // namespace

namespace {

// Returns the fields of a line that are symbols alone, with their offsets: what stands between separators of any kind.
std::vector<std::string_view> fields_of_symbols(std::string_view line) {
  constexpr std::string_view kSeparators = " \t,;|\"'`:=()[]{}<>";
  std::vector<std::string_view> fields;
  for (std::size_t at = line.find_first_not_of(kSeparators); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kSeparators, at), line.size());
    const std::string_view field = line.substr(at, end - at);
    if (count_leading_symbols(field) == field.size()) fields.push_back(field);
    at = line.find_first_not_of(kSeparators, end);
  }
  return fields;
}

std::ptrdiff_t blanks_in(std::string_view field) { return std::count_if(field.begin(), field.end(), is_blank_symbol); }

// True when a line begins with a solution, and a field behind it is the puzzle: as long, and with blanks.
bool begins_with_solution(const LineReading& reading, std::string_view rest) {
  const std::size_t size = reading.cells.size();
  const bool is_full =
      std::none_of(reading.cells.begin(), reading.cells.end(), [](const CellText& cell) { return cell.value == 0; });
  if (!is_full) return false;
  const auto fields = fields_of_symbols(rest);
  return std::any_of(fields.begin(), fields.end(),
                     [&](std::string_view field) { return field.size() == size && blanks_in(field) > 0; });
}

// True for a sign of a grid with this many cells: letters are digits of large grids only.
bool is_sign_of(char it, std::size_t cells) {
  constexpr std::size_t kNoLettersUpTo = 81;
  return cells > kNoLettersUpTo ? value_of_symbol(it) >= 0 : (it >= '0' && it <= '9') || is_blank_symbol(it);
}

// True when a line has a text with blanks that is nearly a grid of this size, and is none: some sign in it is missing,
// doubled or wrong. Then another field of the line is not the puzzle but its solution, or a part of the puzzle.
bool has_damaged_grid(std::string_view line, std::size_t cells) {
  constexpr std::string_view kSeparators = " \t,;|\"'`:=()[]{}<>";
  constexpr std::size_t kOtherSigns = 16;
  for (std::size_t at = line.find_first_not_of(kSeparators); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kSeparators, at), line.size());
    const std::string_view field = line.substr(at, end - at);
    const auto signs = static_cast<std::size_t>(
        std::count_if(field.begin(), field.end(), [&](char it) { return is_sign_of(it, cells); }));
    const bool is_near = signs >= cells / 2 && field.size() <= signs + kOtherSigns && blanks_in(field) > 0;
    if (is_near && (signs != cells || field.size() != cells)) return true;
    at = line.find_first_not_of(kSeparators, end);
  }
  return false;
}

// True when a grid of symbols would be larger if the sign behind it were a symbol: `cells` are a part of a damaged
// grid.
bool is_cut_off(std::size_t cells, std::string_view rest) {
  rest.remove_prefix(1);
  const std::size_t more = count_leading_symbols(rest);
  const bool are_signs = std::all_of(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(more),
                                     [&](char it) { return is_sign_of(it, cells); });
  return more > 0 && are_signs && layout_of_cell_count(cells + 1 + more);
}

// True when a grid would be larger if the sign before it or behind it were a symbol.
bool is_part_of_grid(std::string_view line, std::size_t start, std::size_t cells) {
  std::size_t before = 0;
  while (start >= before + 2 && is_sign_of(line[start - before - 2], cells)) ++before;
  if (before > 0 && layout_of_cell_count(before + 1 + cells)) return true;
  return start + cells < line.size() && is_cut_off(cells, line.substr(start + cells));
}

// True when the letters of a row are those of words: capitals alone are digits in the style LettersAlone, and the parts
// of a row are equally long.
bool has_words(const LineReading& reading, std::string_view line) {
  if (!reading.row) return false;
  if (has_foreign_letter(reading, *reading.row))
    return std::any_of(line.begin(), line.end(), [](char it) { return it >= 'a' && it <= 'z'; });
  const std::vector<std::string_view> parts = fields_of_symbols(line);
  return are_words(line) && std::any_of(parts.begin(), parts.end(),
                                        [&](std::string_view it) { return it.size() != parts.front().size(); });
}

std::optional<LineReading> unless_words(std::optional<LineReading> reading, std::string_view line) {
  return reading && has_words(*reading, line) ? std::nullopt : std::move(reading);
}

}  // namespace

std::optional<LineReading> read_symbols(const TextLine& line) {
  const std::size_t count = line.symbols;
  if (!whole_layout(count, line.known) && !row_layout(count, true, line.known)) return std::nullopt;
  auto reading = reading_of(symbol_cells(line.text, count), true, Certainty::Likely, line.known);
  const std::string_view rest = line.text.substr(count);
  if (!reading || rest.empty()) return reading;
  reading->row = nullptr;
  reading->comment = without_leading(rest, " \t#");
  const bool is_puzzle = reading->whole && begins_comment(rest[0]) && !begins_with_solution(*reading, rest) &&
                         (line.known || !is_cut_off(count, rest));
  return is_puzzle ? reading : std::nullopt;
}

// A row is read so only if the layout is known, because it looks like a row of a grid that has twice the side.
std::optional<LineReading> read_pairs(const TextLine& line) {
  constexpr int kMinSide = 10;
  const std::string_view text = line.text;
  const std::size_t symbols = line.symbols;
  if (symbols % 2 != 0 || (symbols < text.size() && !begins_comment(text[symbols]))) return std::nullopt;
  LineReading reading{{}, true, whole_layout(symbols / 2, line.known), nullptr, Certainty::Likely};
  if (line.known && symbols == text.size()) reading.row = row_layout(symbols / 2, false, line.known);
  const LayoutRef& layout = reading.whole ? reading.whole : reading.row;
  if (!layout || layout->side() < kMinSide) return std::nullopt;
  for (std::size_t i = 0; i < symbols; i += 2) {
    const int value = value_of_pair(text[i], text[i + 1]);
    if (value < 0 || value > layout->side()) return std::nullopt;
    reading.cells.push_back({value, i});
  }
  reading.style = DigitStyle::TwoDecimals;
  reading.comment = without_leading(text.substr(symbols), " \t#");
  return reading;
}

// The line could also be read as numbers between spaces, and the number of numbers often fits the row of some grid. But
// a row of numbers contains a 0, as a blank or in 10, so a line without 0 is not a row. 4×4 puzzles are excluded,
// because 16 characters may be a row of a 16×16 puzzle.
std::optional<LineReading> read_space_blanks(const TextLine& line) {
  constexpr std::size_t kMinCells = 36;
  const std::string_view text = line.text;
  if (text.size() < kMinCells || text.find_first_not_of("123456789 ") != std::string_view::npos) return std::nullopt;
  if (!whole_layout(text.size(), line.known)) return std::nullopt;
  auto reading = reading_of(symbols_with_space_blanks(text), true, Certainty::Likely, line.known);
  return reading && reading->whole && largest_value(*reading) <= reading->whole->side() ? reading : std::nullopt;
}

std::optional<LineReading> read_gsf(const TextLine& line) {
  constexpr int kPuzzleField = 4;
  constexpr std::size_t kMinCells = 16;
  if (std::count(line.text.begin(), line.text.end(), ',') < 6) return std::nullopt;
  std::size_t start = 0;
  for (int field = 0; field < kPuzzleField; ++field) start = line.text.find(',', start) + 1;
  start = line.text.find_first_not_of(' ', start);
  const std::string_view field = line.text.substr(start, line.text.find(',', start) - start);
  const std::string_view puzzle = field.substr(0, field.find_last_not_of(' ') + 1);
  if (puzzle.size() < kMinCells || count_leading_symbols(puzzle) < puzzle.size()) return std::nullopt;
  LineCells cells = symbol_cells(puzzle, puzzle.size());
  for (CellText& cell : cells) cell.offset += start;
  auto reading = reading_of(std::move(cells), true, Certainty::Likely, line.known);
  if (!reading || !reading->whole) return std::nullopt;
  reading->row = nullptr;
  reading->format = TextFormat::Gsf;
  return reading;
}

namespace {

// Bars separate the boxes of a row, so a line with bars that can be a row is no whole puzzle.
std::optional<LineReading> row_if_barred(std::optional<LineReading> reading, std::string_view line) {
  if (reading && reading->row && line.find('|') != std::string_view::npos) reading->whole = nullptr;
  return reading;
}

}  // namespace

// A solution beside the puzzle has fewer blanks. Words and numbers are seldom as long as a puzzle, but 16 symbols may
// be a number: they are a puzzle only with a blank.
std::optional<LineReading> read_field(const TextLine& line) {
  constexpr std::size_t kMayBeNumber = 16;
  std::optional<LineReading> best;
  std::ptrdiff_t most_blanks = -1;
  for (const std::string_view field : fields_of_symbols(line.text)) {
    const std::ptrdiff_t blanks = blanks_in(field);
    if (field.size() < kMayBeNumber || (field.size() == kMayBeNumber && blanks == 0) || blanks <= most_blanks) continue;
    if (is_mask_line(field)) continue;
    const auto start = static_cast<std::size_t>(field.data() - line.text.data());
    LineCells cells = symbol_cells(field, field.size());
    for (CellText& cell : cells) cell.offset += start;
    auto reading = reading_of(std::move(cells), true, Certainty::Possible, line.known);
    if (!reading || !reading->whole || largest_value(*reading) > reading->whole->side()) continue;
    reading->row = nullptr;
    reading->comment = without_leading(line.text.substr(start + field.size()), " \t,;|\"'`:#");
    best = std::move(reading);
    most_blanks = blanks;
  }
  if (best && most_blanks == 0 && has_damaged_grid(line.text, best->cells.size())) return std::nullopt;
  if (best && !line.known && is_part_of_grid(line.text, best->cells.front().offset, best->cells.size()))
    return std::nullopt;
  return best;
}

std::optional<LineReading> read_strict_fields(const TextLine& line) {
  if (!is_strictly_separated(line.text)) return std::nullopt;
  return reading_of(separated_cells(line.text), false, Certainty::Strict, line.known);
}

std::optional<LineReading> read_spaced_fields(const TextLine& line) {
  if (is_strictly_separated(line.text)) return std::nullopt;
  return row_if_barred(reading_of(separated_cells(line.text), false, Certainty::Likely, line.known), line.text);
}

std::optional<LineReading> read_spaced_symbols(const TextLine& line) {
  // A part of a line that is longer than a row is not one of several parts of a grid.
  const std::vector<std::string_view> parts = fields_of_symbols(line.text);
  if (parts.size() > 1 && std::any_of(parts.begin(), parts.end(), [](std::string_view it) {
        return it.size() > static_cast<std::size_t>(kMaxSymbol);
      }))
    return std::nullopt;
  auto reading = reading_of(spaced_symbols(line.text), true, Certainty::Possible, line.known);
  return row_if_barred(unless_words(std::move(reading), line.text), line.text);
}

// Spaces are no blanks beside other blanks.
std::optional<LineReading> read_symbols_and_space_blanks(const TextLine& line) {
  const bool has_spaces = line.text.find(' ') != std::string_view::npos;
  if (has_spaces && blanks_in(line.text) > 0) return std::nullopt;
  auto reading =
      unless_words(reading_of(symbols_with_space_blanks(line.text), true, Certainty::Possible, line.known), line.text);
  if (reading) reading->spaces_are_blanks = has_spaces;
  return reading;
}

}  // namespace nonet
