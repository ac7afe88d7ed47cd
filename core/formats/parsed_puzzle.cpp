#include "core/formats/parsed_puzzle.h"

#include "core/formats/played_puzzle_of.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

ParseError too_large(const CellText& cell, int side, std::string_view line, std::uint32_t number) {
  if (cell.letter) return bad_symbol(line, number, cell.offset, side);
  return {ParseErrorCode::NumberTooLarge, position_in(line, number, cell.offset), side, cell.value, {}};
}

std::string without_end(std::string text) {
  text.pop_back();
  return text;
}

}  // namespace

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

ParsedPuzzle puzzle_of(LibraryLine line, std::uint32_t number) {
  PlayedPuzzle played = played_puzzle_of(line);
  std::vector<DigitSet> candidates;
  for (std::uint16_t index = 0; index < played.grid.digits().size(); ++index) {
    candidates.push_back(played.candidates[Cell{index}]);
  }
  std::string text = write_line(played.grid);
  ParsedPuzzle puzzle{std::move(played.givens), TextFormat::Library, std::move(text), {}, {number, 1}};
  puzzle.grid_now = std::move(played.grid);
  puzzle.candidates = std::move(candidates);
  puzzle.library = std::make_shared<const LibraryLine>(std::move(line));
  return puzzle;
}

std::string_view alphabet_of(const ParsedPuzzle& puzzle) {
  constexpr int kLastDecimal = 9;
  return puzzle.grid.side() > kLastDecimal ? name_of(puzzle.style) : std::string_view{};
}

ParsedPuzzle without_entries(ParsedPuzzle position) {
  if (position.grid_now) position.text = write_line(position.grid);
  position.grid_now.reset();
  position.candidates.clear();
  position.library.reset();
  return position;
}

ReadItem whole_puzzle(const LineReading& reading, std::string_view line, std::uint32_t number) {
  NONET_EXPECTS(reading.whole);
  Grid grid(reading.whole);
  const auto error = read_digits(grid.digits(), reading.cells, reading.symbols, grid.side(), line, number);
  if (error) return *error;
  const std::size_t first = reading.cells.front().offset;
  const std::size_t length = reading.cells.back().offset - first + 1;
  const bool together =
      reading.symbols && length == reading.cells.size() && reading.style == DigitStyle::NineThenLetters;
  if (reading.format) {
    std::string line_of_its_own =
        grid.layout()->has_boxes() ? write_line(grid) : without_end(write(grid, TextFormat::Jigsaw));
    ParsedPuzzle puzzle{std::move(grid), *reading.format, std::move(line_of_its_own), std::string(reading.comment),
                        position_in(line, number, first)};
    puzzle.style = reading.symbols ? reading.style : DigitStyle::Numbers;
    return puzzle;
  }
  std::string text = together ? std::string(line.substr(first, length)) : write_line(grid);
  ParsedPuzzle puzzle{std::move(grid), reading.symbols ? TextFormat::Line : TextFormat::Numbers, std::move(text),
                      std::string(reading.comment), position_in(line, number, first)};
  puzzle.style = reading.symbols ? reading.style : DigitStyle::Numbers;
  return puzzle;
}

}  // namespace nonet
