#include "core/formats/line_reading.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/formats/jigsaw_and_solo.h"
#include "core/formats/library_line.h"
#include "core/formats/mask_lines.h"
#include "core/formats/pencil_marks.h"
#include "core/formats/plain_lines.h"
#include "core/formats/plain_signs.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

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

// Returns the error that probably explains why a line fits no layout.
ParseError explain(std::string_view line, std::uint32_t number, const LayoutRef& known) {
  // A line with fewer cells than this is probably a mistyped 9×9 puzzle, which has no letters.
  constexpr std::size_t kNoLettersBelow = 100;
  const LineCells cells = probable_cells(line);
  const int side = known                            ? known->side()
                   : cells.size() < kNoLettersBelow ? 9
                                                    : static_cast<int>(std::size_t{kMaxSymbol});
  if (const std::size_t foreign = first_foreign_character(line, side); foreign != std::string_view::npos) {
    const bool is_guess = !known && line.size() >= kNoLettersBelow;
    return bad_symbol(line, number, foreign, is_guess ? 0 : side);
  }
  const int expected = probable_cell_count(cells.size(), known);
  const bool too_many = cells.size() > static_cast<std::size_t>(expected);
  const std::size_t offset = too_many ? cells[static_cast<std::size_t>(expected)].offset : line.size();
  return {ParseErrorCode::WrongLength, position_in(line, number, offset), expected, static_cast<int>(cells.size()), {}};
}

ParseError too_large(const CellText& cell, int side, std::string_view line, std::uint32_t number) {
  if (cell.letter) return bad_symbol(line, number, cell.offset, side);
  return {ParseErrorCode::NumberTooLarge, position_in(line, number, cell.offset), side, cell.value, {}};
}

std::optional<LineReading> read_library(const TextLine& line) {
  if (!looks_like_library_line(line.text)) return std::nullopt;
  LineReading reading;
  reading.certainty = Certainty::Certain;
  auto read = read_library_line(line.text, line.number, line.known);
  reading.item = std::make_shared<const ReadItem>(read ? ReadItem(puzzle_of(std::move(read).value(), line.number))
                                                       : ReadItem(read.error()));
  return reading;
}

// A puzzle in symbols with `+` before each placed digit, and after a colon the removed candidates: what library lines
// say, without the technique.
std::optional<LineReading> read_placed(const TextLine& line) {
  constexpr std::string_view kBefore = ":0000:x:";
  constexpr std::string_view kAfter = ":::";
  const std::size_t end = std::min(line.text.find(':'), line.text.size());
  const std::string_view grid = line.text.substr(0, end);
  const auto is_part = [](char it) { return it == '+' || value_of_symbol(it) >= 0; };
  if (grid.find('+') == std::string_view::npos || !std::all_of(grid.begin(), grid.end(), is_part)) return std::nullopt;
  std::string_view removed = line.text.substr(std::min(end + 1, line.text.size()));
  removed = removed.substr(0, removed.find(':'));
  const std::string library = std::string(kBefore).append(grid).append(":").append(removed).append(kAfter);
  auto read = read_library_line(library, line.number, line.known);
  LineReading reading;
  reading.certainty = Certainty::Certain;
  if (!read) {
    ParseError error = read.error();
    error.position.column -= static_cast<std::uint32_t>(kBefore.size());
    reading.item = std::make_shared<const ReadItem>(std::move(error));
    return reading;
  }
  ParsedPuzzle puzzle = puzzle_of(std::move(read).value(), line.number);
  puzzle.format = TextFormat::Line;
  puzzle.library = nullptr;
  reading.item = std::make_shared<const ReadItem>(std::move(puzzle));
  return reading;
}

// A format, and the most that it can be certain of.
struct LineFormat {
  std::optional<LineReading> (*read)(const TextLine& line);
  Certainty most;
};

// The most certain formats come first. Of two readings that are equally certain, the first counts.
constexpr std::array kLineFormats{
    LineFormat{read_foreign_line, Certainty::Certain},
    LineFormat{read_library, Certainty::Certain},
    LineFormat{read_placed, Certainty::Certain},
    LineFormat{read_jigsaw_line, Certainty::Certain},
    LineFormat{read_solo_id, Certainty::Certain},
    LineFormat{read_mask_line, Certainty::Certain},
    LineFormat{read_sudoku_wiki_line, Certainty::Certain},
    LineFormat{read_strict_candidates, Certainty::Strict},
    LineFormat{read_strict_fields, Certainty::Strict},
    LineFormat{read_symbols, Certainty::Likely},
    LineFormat{read_pairs, Certainty::Likely},
    LineFormat{read_space_blanks, Certainty::Likely},
    LineFormat{read_spaced_candidates, Certainty::Likely},
    LineFormat{read_gsf, Certainty::Likely},
    LineFormat{read_spaced_fields, Certainty::Likely},
    LineFormat{read_spaced_symbols, Certainty::Possible},
    LineFormat{read_symbols_and_space_blanks, Certainty::Possible},
    LineFormat{read_field, Certainty::Possible},
};

}  // namespace

Result<LineReading, ParseError> read_puzzle_line(const TextLine& line) {
  std::optional<LineReading> best;
  for (const LineFormat& format : kLineFormats) {
    if (best && best->certainty >= format.most) break;
    std::optional<LineReading> reading = format.read(line);
    if (reading && (!best || reading->certainty > best->certainty)) best = std::move(reading);
  }
  if (best) return std::move(*best);
  return explain(line.text, line.number, line.known);
}

LineCells probable_cells(std::string_view line) {
  std::optional<LineCells> fields = separated_cells(line);
  std::optional<LineCells> symbols = spaced_symbols(line);
  if (fields && (fields->size() > 1 || !symbols)) return std::move(*fields);
  return symbols ? std::move(*symbols) : symbol_cells(line, count_leading_symbols(line));
}

std::optional<ParseError> read_digits(std::span<Digit> digits, const LineCells& cells, bool symbols, int side,
                                      std::string_view line, std::uint32_t number) {
  NONET_EXPECTS(digits.size() == cells.size());
  for (std::size_t index = 0; index < cells.size(); ++index) {
    const CellText& cell = cells[index];
    const bool blank_x = symbols && cell.value == kValueOfX && side < kValueOfX;
    if (cell.value > side && !blank_x) return too_large(cell, side, line, number);
    digits[index] = blank_x ? kBlank : Digit{static_cast<std::uint8_t>(cell.value)};
  }
  return std::nullopt;
}

ReadItem whole_puzzle(const LineReading& reading, std::string_view line, std::uint32_t number,
                      std::string_view written) {
  if (reading.item) return *reading.item;
  NONET_EXPECTS(reading.whole);
  Grid grid(reading.whole);
  const auto error = read_digits(grid.digits(), reading.cells, reading.symbols, grid.digit_count(), line, number);
  if (error) return *error;
  const std::size_t first = reading.cells.front().offset;
  const std::size_t length = reading.cells.back().offset - first + 1;
  const bool together = !reading.format && reading.symbols && length == reading.cells.size() &&
                        reading.style == DigitStyle::NineThenLetters;
  std::string text = together ? std::string(line.substr(first, length)) : write_line(grid);
  if (reading.format && grid.layout()->is_square() && !grid.layout()->has_boxes()) text = write_jigsaw_line(grid);
  const TextFormat format = reading.format.value_or(reading.symbols ? TextFormat::Line : TextFormat::Numbers);
  ParsedPuzzle puzzle{std::move(grid), format, std::move(text),
                      std::string(written.empty() ? reading.comment : end_as_written(written, reading.comment)),
                      position_in(line, number, first)};
  puzzle.style = reading.symbols ? reading.style : DigitStyle::Numbers;
  return puzzle;
}

}  // namespace nonet
