#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "core/formats/author_words.h"
#include "core/formats/blocks/markup_files.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

constexpr std::size_t kOpenSudokuCells = 81;

// What a cell of the data has, by the version of the data.
struct CellParts {
  std::size_t count;
  std::size_t notes;
  std::optional<std::size_t> corners;
};

std::optional<CellParts> parts_of_version(int version) {
  switch (version) {
    case 1:
    case 2:
    case 3: return CellParts{3, 1, std::nullopt};
    case 4: return CellParts{4, 2, 1};
    case 5: return CellParts{5, 2, 1};
    default: return std::nullopt;
  }
}

std::optional<unsigned> whole_number(std::string_view text) {
  unsigned value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// The notes of a cell: digits with commas in data of version 1, otherwise a number whose bits are the digits.
std::optional<DigitSet> notes_in(std::string_view text, int version) {
  DigitSet notes;
  if (text.empty() || text == "0" || text == "-") return notes;
  constexpr unsigned kAllNotes = (1u << 9) - 1;
  if (version > 1) {
    const auto bits = whole_number(text);
    if (!bits || *bits > kAllNotes) return std::nullopt;
    return DigitSet::from_bits(*bits);
  }
  for (const char character : text) {
    if (character == ',') continue;
    if (!is_decimal(character) || character == '0') return std::nullopt;
    notes.insert(Digit{static_cast<std::uint8_t>(character - '0')});
  }
  return notes;
}

std::vector<std::string_view> values_between_bars(std::string_view text, bool has_double_bars) {
  std::vector<std::string_view> values;
  while (!text.empty()) {
    const std::size_t bar = text.find('|');
    if (bar == std::string_view::npos) break;
    values.push_back(without_space_around(text.substr(0, bar)));
    text.remove_prefix(bar + 1);
    if (has_double_bars && text.starts_with('|')) text.remove_prefix(1);
  }
  return values;
}

std::optional<ParsedPuzzle> puzzle_of_digits(std::string_view digits, Position start) {
  Grid grid(Layout::classic());
  for (std::size_t index = 0; index < digits.size(); ++index) {
    const int value = value_of_symbol(digits[index]);
    if (value < 0 || value > 9) return std::nullopt;
    grid.digits()[index] = Digit{static_cast<std::uint8_t>(value)};
  }
  std::string text = write_line(grid);
  return ParsedPuzzle{std::move(grid), TextFormat::OpenSudoku, std::move(text), {}, start};
}

// Data of version 2 can have a second bar behind the notes.
std::optional<ParsedPuzzle> puzzle_of_parts(std::string_view text, int version, Position start) {
  const auto parts = parts_of_version(version);
  if (!parts) return std::nullopt;
  const auto values = values_between_bars(text, version == 2);
  if (values.size() != parts->count * kOpenSudokuCells) return std::nullopt;
  Grid givens(Layout::classic());
  Grid digits(Layout::classic());
  std::vector<DigitSet> candidates(kOpenSudokuCells);
  std::vector<DigitSet> centre_notes(kOpenSudokuCells);
  std::vector<DigitSet> corner_notes(kOpenSudokuCells);
  bool has_notes = false;
  bool has_corner_notes = false;
  for (std::size_t cell = 0; cell < kOpenSudokuCells; ++cell) {
    const std::string_view* of_cell = &values[cell * parts->count];
    const std::string_view editable = of_cell[parts->count - 1];
    const auto notes = notes_in(of_cell[parts->notes], version);
    const auto corners = parts->corners ? notes_in(of_cell[*parts->corners], version) : DigitSet();
    const bool is_digit = of_cell[0].size() == 1 && is_decimal(of_cell[0][0]);
    if (!is_digit || !notes || !corners || (editable != "0" && editable != "1")) return std::nullopt;
    const Digit digit{static_cast<std::uint8_t>(of_cell[0][0] - '0')};
    digits.digits()[cell] = digit;
    if (editable == "0") givens.digits()[cell] = digit;
    if (!digit.is_blank()) continue;
    const DigitSet noted = notes->empty() ? *corners : *notes;
    has_notes = has_notes || !noted.empty();
    has_corner_notes = has_corner_notes || !corners->empty();
    candidates[cell] = noted.empty() ? DigitSet::full(9) : noted;
    centre_notes[cell] = *notes;
    corner_notes[cell] = *corners;
  }
  ParsedPuzzle puzzle{givens, TextFormat::OpenSudoku, write_line(digits), {}, start};
  if (!(digits == givens)) puzzle.grid_now = std::move(digits);
  if (has_notes) puzzle.candidates = std::move(candidates);
  if (has_notes) puzzle.notes = std::move(centre_notes);
  if (has_corner_notes) puzzle.corner_notes = std::move(corner_notes);
  return puzzle;
}

std::optional<ParsedPuzzle> puzzle_of_data(std::string_view source, Position start) {
  const std::string data = without_entities(source);
  std::string_view text = without_space_around(data);
  if (text.size() == kOpenSudokuCells) return puzzle_of_digits(text, start);
  constexpr std::string_view kVersion = "version:";
  if (!text.starts_with(kVersion)) return std::nullopt;
  text = without_space_around(text.substr(kVersion.size()));
  const auto version = whole_number(text.substr(0, 1));
  if (!version) return std::nullopt;
  return puzzle_of_parts(without_space_around(text.substr(1)), static_cast<int>(*version), start);
}

}  // namespace

std::vector<ReadItem> read_open_sudoku(const TextBlock& block, std::span<const MarkupPart> parts) {
  std::vector<ReadItem> items;
  std::string folder;
  std::string author;
  for (std::size_t index = 0; index < parts.size(); ++index) {
    const MarkupPart& part = parts[index];
    const bool has_text = index + 1 < parts.size() && parts[index + 1].kind == MarkupPart::Kind::Text;
    if (part.starts("folder")) folder = without_entities(part.attribute("name"));
    if (part.starts("name") && has_text) folder = without_space_around(without_entities(parts[index + 1].text));
    if (part.starts("author") && has_text) author = without_entities(parts[index + 1].text);
    if (!part.starts("game")) continue;
    const Position start = block.position(offset_in(block.text, part.text) - 1);
    auto puzzle = puzzle_of_data(part.attribute("data"), start);
    if (!puzzle) {
      items.emplace_back(ParseError{ParseErrorCode::BadForeignText, start, 0, 0, "opensudoku"});
      continue;
    }
    puzzle->comment = without_entities(part.attribute("note"));
    if (puzzle->comment.empty()) puzzle->comment = folder;
    set_author_word(*puzzle, &ParsedPuzzle::title, puzzle->comment);
    set_author_word(*puzzle, &ParsedPuzzle::author, author);
    items.emplace_back(*std::move(puzzle));
  }
  return items;
}

}  // namespace nonet
