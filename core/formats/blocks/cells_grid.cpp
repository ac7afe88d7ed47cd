#include "core/formats/blocks/cells_grid.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/formats/blocks/signs.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr int kFewestRows = 4;

bool is_blank_word(std::string_view text) {
  constexpr std::array<std::string_view, 18> kWords{"null", "None", "nil",   "NULL",  "Null",    "undefined",
                                                    "NA",   "NaN",  "nan",   "none",  "Nothing", "missing",
                                                    "-",    "-1",   "EMPTY", "empty", "__",      "\\0"};
  return std::find(kWords.begin(), kWords.end(), text) != kWords.end();
}

// Symbols alone, a hyphen or a space for a blank.
std::optional<CellText> symbol_cell(char symbol, std::size_t offset) {
  if (symbol == '-' || symbol == ' ') return CellText{0, offset};
  const int value = value_of_symbol(symbol);
  if (value < 0) return std::nullopt;
  return CellText{value, offset, symbol > '9' && value > 0, symbol == '0'};
}

bool is_between_cells(char character) {
  return std::string_view(" \t\r\n|,;/").find(character) != std::string_view::npos;
}

// True when a text has `\` and a letter that stands for the end of a line or a tab.
bool is_escaped_space(std::string_view text, std::size_t at) {
  return text[at] == '\\' && at + 1 < text.size() && std::string_view("nrt\n\r").find(text[at + 1]) != text.npos;
}

std::optional<BlockCells> whole(BlockCells cells) {
  if (side_of_cells(cells.cells.size()) == 0) return std::nullopt;
  return cells;
}

// Every character is a cell, also a space; line ends are left out.
std::optional<BlockCells> symbols_and_spaces(std::string_view text, std::size_t offset) {
  BlockCells cells;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\n' || text[at] == '\r') continue;
    if (is_escaped_space(text, at)) {
      ++at;
      continue;
    }
    const auto cell = symbol_cell(text[at], offset + at);
    if (!cell) return std::nullopt;
    cells.cells.push_back(*cell);
  }
  return whole(std::move(cells));
}

// Symbols with anything between them that separates cells. A line of hyphens and plus signs is a ruler.
std::optional<BlockCells> separated_symbols(std::string_view text, std::size_t offset) {
  BlockCells cells;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_between_cells(text[at])) continue;
    if (is_escaped_space(text, at)) {
      ++at;
      continue;
    }
    if (text.substr(at, 3) == "---") {
      while (at + 1 < text.size() && (text[at + 1] == '-' || text[at + 1] == '+' || text[at + 1] == '|')) ++at;
      continue;
    }
    const auto cell = symbol_cell(text[at], offset + at);
    if (!cell) return std::nullopt;
    cells.cells.push_back(*cell);
  }
  return whole(std::move(cells));
}

// Numbers and single symbols between separators.
std::optional<BlockCells> separated_numbers(std::string_view text, std::size_t offset) {
  BlockCells cells;
  for (std::size_t at = 0; at < text.size();) {
    if (is_between_cells(text[at])) {
      ++at;
      continue;
    }
    if (is_escaped_space(text, at)) {
      at += 2;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && !is_between_cells(text[end]) && !is_escaped_space(text, end)) ++end;
    const auto cell = block_cell(text.substr(at, end - at), offset + at);
    if (!cell) return std::nullopt;
    cells.symbols = cells.symbols && end - at == 1;
    cells.cells.push_back(*cell);
    at = end;
  }
  return whole(std::move(cells));
}

}  // namespace

std::optional<CellText> block_cell(std::string_view text, std::size_t offset) {
  text = without_space_around(text);
  if (text.empty() || is_blank_word(text)) return CellText{0, offset};
  if (text.size() == 1) return symbol_cell(text[0], offset);
  // `_G12` and `_12` are variables without a value in Prolog.
  if (text[0] == '_' && text.find_first_not_of("_ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") == std::string_view::npos)
    return CellText{0, offset};
  // Programs print whole numbers as `5.` and `5.0`, too.
  if (const std::size_t point = text.find('.'); point != std::string_view::npos && point > 0) {
    if (text.find_first_not_of('0', point + 1) != std::string_view::npos) return std::nullopt;
    text = text.substr(0, point);
  }
  if (text == "-1") return CellText{0, offset};
  if (text.size() == 3 && (text.starts_with("0x") || text.starts_with("0X"))) {
    auto cell = symbol_cell(text[2], offset);
    if (cell) cell->letter = false;
    return cell;
  }
  constexpr std::size_t kMostDecimals = 3;
  if (text.size() > kMostDecimals || !std::all_of(text.begin(), text.end(), is_decimal)) return std::nullopt;
  int value = 0;
  for (const char decimal : text) value = 10 * value + (decimal - '0');
  return CellText{value, offset, false, value == 0};
}

std::optional<BlockCells> cells_in_text(std::string_view text, std::size_t offset) {
  constexpr std::size_t kFewestCells = 16;
  if (text.size() < kFewestCells) return std::nullopt;
  if (auto cells = separated_symbols(text, offset)) return cells;
  if (auto cells = symbols_and_spaces(text, offset)) return cells;
  return separated_numbers(text, offset);
}

int side_of_cells(std::size_t count) {
  for (int side = kFewestRows; side <= Layout::kMaxSide; ++side) {
    const auto cells = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    if (cells >= count) return cells == count && Layout::of_side(side) ? side : 0;
  }
  return 0;
}

std::variant<ParsedPuzzle, std::size_t> puzzle_of_cells(const TextBlock& block, BlockCells read, LayoutRef layout,
                                                        TextFormat format) {
  LineCells& cells = read.cells;
  if (!layout) layout = layout_of_cell_count(cells.size());
  NONET_EXPECTS(layout && static_cast<std::size_t>(layout->cell_count()) == cells.size());
  const int side = layout->side();
  const DigitStyle style = style_of(cells, side);
  change_style(cells, style, side);
  Grid grid(layout);
  for (std::size_t index = 0; index < cells.size(); ++index) {
    const CellText& cell = cells[index];
    const bool is_blank = cell.letter && cell.value == kValueOfX && side < kValueOfX;
    if (cell.value > side && !is_blank) return cell.offset;
    grid.digits()[index] = is_blank ? kBlank : Digit{static_cast<std::uint8_t>(cell.value)};
  }
  std::string text = write_line(grid);
  ParsedPuzzle puzzle{std::move(grid), format, std::move(text), {}, block.position(cells.front().offset)};
  puzzle.style = read.symbols ? style : DigitStyle::Numbers;
  return puzzle;
}

}  // namespace nonet
