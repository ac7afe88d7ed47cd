#include "core/formats/blocks/row_cells.h"

#include <algorithm>

#include "core/formats/blocks/signs.h"

namespace nonet {

// The cells of a list, each of which is a word or a quotation. Empty when some item is no cell.
BlockCells cells_of_list(std::string_view text, const TextNode& list) {
  BlockCells read;
  for (const TextNode& item : list.items) {
    const auto cell = item.is_list() ? std::nullopt : block_cell(item.content, offset_in(text, item.content));
    if (!cell) return {};
    read.cells.push_back(*cell);
    read.symbols = read.symbols && item.content.size() <= 1;
  }
  return read;
}

// A line between the boxes of a drawn grid.
bool is_ruler_text(std::string_view text) {
  return text.size() > 2 && text.find("--") != std::string_view::npos &&
         text.find_first_not_of("-+| =") == std::string_view::npos;
}

// The symbols of a row that is a text or a word. `spaces_are_cells` says what a space is.
BlockCells cells_of_row_text(std::string_view text, std::string_view row, bool spaces_are_cells) {
  BlockCells read;
  for (std::size_t at = 0; at < row.size(); ++at) {
    if (row[at] == '\\') {
      ++at;
      continue;
    }
    if (row[at] == '|' || row[at] == ',' || (row[at] == ' ' && !spaces_are_cells)) continue;
    const auto cell = block_cell(row.substr(at, 1), offset_in(text, row) + at);
    if (!cell) return {};
    read.cells.push_back(*cell);
  }
  return read;
}

int largest(const BlockCells& read) {
  int most = 0;
  for (const CellText& cell : read.cells) most = std::max(most, cell.value);
  return most;
}

void append(BlockCells& cells, const BlockCells& more) {
  cells.cells.insert(cells.cells.end(), more.cells.begin(), more.cells.end());
  cells.symbols = cells.symbols && more.symbols;
}

BlockCells transposed(const BlockCells& read) {
  const auto side = static_cast<std::size_t>(side_of_cells(read.cells.size()));
  BlockCells turned = read;
  for (std::size_t index = 0; index < read.cells.size(); ++index)
    turned.cells[index] = read.cells[index % side * side + index / side];
  return turned;
}

}  // namespace nonet
