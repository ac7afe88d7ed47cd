#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/row_cells.h"

namespace nonet {

namespace {

// The cells of a text in which each character is a cell. No cells for other texts.
BlockCells cells_of_text(std::string_view text, std::size_t offset) {
  BlockCells read;
  if (side_of_cells(text.size()) == 0 || text.find_first_not_of("0123456789. ") != std::string_view::npos) return read;
  if (auto cells = symbols_with_space_blanks(text)) read.cells = *std::move(cells);
  for (CellText& cell : read.cells) cell.offset += offset;
  return read;
}

}  // namespace

std::vector<ReadItem> read_postscript_block(const TextBlock& block) {
  std::vector<ReadItem> items;
  for (std::size_t at = block.text.find('('); at < block.text.size(); at = block.text.find('(', at)) {
    ++at;
    BlockCells read = cells_of_text(block.text.substr(at, block.text.find_first_of("()", at) - at), at);
    const bool fits = !block.known || static_cast<std::size_t>(block.known->cell_count()) == read.cells.size();
    if (!has_digit(read) || !fits) continue;
    auto puzzle = puzzle_of_cells(block, std::move(read), block.known, TextFormat::Code);
    if (auto* found = std::get_if<ParsedPuzzle>(&puzzle)) items.emplace_back(std::move(*found));
  }
  if (items.empty())
    items.emplace_back(ParseError{ParseErrorCode::NoPuzzleFound, block.position(), 0, 0, "PostScript"});
  return items;
}

}  // namespace nonet
