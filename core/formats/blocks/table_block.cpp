#include <algorithm>
#include <functional>
#include <string>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/row_cells.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/blocks/table_form.h"
#include "core/util/split.h"

namespace nonet {

namespace {

// The cells of a row. No cells when some text is none; bold and code are given digits as others write them.
BlockCells cells_of_table_row(std::string_view text, std::string_view row) {
  BlockCells read;
  for (std::string_view cell : table_cells(row)) {
    const auto is_mark = [](char it) { return is_one_of("*_` \t", it); };
    while (!cell.empty() && is_mark(cell.front())) cell.remove_prefix(1);
    while (!cell.empty() && is_mark(cell.back())) cell.remove_suffix(1);
    const auto value = block_cell(cell, offset_in(text, cell));
    if (!value) return {};
    read.symbols = read.symbols && cell.size() <= 1;
    read.cells.push_back(*value);
  }
  return read;
}

// True for the names of columns: words, blanks, or numbers and letters one after the other.
bool are_names(const BlockCells& head) {
  const auto names_next = [](const CellText& left, const CellText& right) { return left.value + 1 == right.value; };
  return !has_digit(head) ||
         std::adjacent_find(head.cells.begin(), head.cells.end(), std::not_fn(names_next)) == head.cells.end();
}

}  // namespace

std::vector<ReadItem> read_table_block(const TextBlock& block) {
  std::vector<std::string_view> lines = split(block.text, '\n');
  const std::size_t side = table_cells(lines[0]).size();
  lines.erase(lines.begin() + 1);
  if (lines.size() == side + 1 && are_names(cells_of_table_row(block.text, lines[0]))) lines.erase(lines.begin());
  if (lines.size() != side) return {};
  BlockCells read;
  for (const std::string_view line : lines) append(read, cells_of_table_row(block.text, line));
  const bool is_square = read.cells.size() == side * side && side_of_cells(side * side) > 0;
  const bool fits = !block.known || static_cast<std::size_t>(block.known->side()) == side;
  if (!is_square || !fits) return {};
  auto puzzle = puzzle_of_cells(block, std::move(read), block.known, TextFormat::Frame);
  auto* found = std::get_if<ParsedPuzzle>(&puzzle);
  return found != nullptr ? std::vector<ReadItem>{std::move(*found)} : std::vector<ReadItem>{};
}

}  // namespace nonet
