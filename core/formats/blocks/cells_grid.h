#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "core/formats/blocks/text_block.h"
#include "core/formats/line_cells.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// The cells of a grid in a block, row by row. The offsets are those of the text of the block.
struct BlockCells {
  LineCells cells;
  /// True when each cell is one symbol; false when some cell is a number of several decimals.
  bool symbols = true;
};

/// Returns the cell that a text of its own means: a symbol, a number, or one of the words and signs that stand for a
/// blank, such as `null`, `-1` and no characters. None for other texts.
std::optional<CellText> block_cell(std::string_view text, std::size_t offset);

/// Returns the cells of a text without other content: symbols, also with spaces, bars and line ends between them, or
/// with spaces for blanks; numbers between separators. Returns none when the cells are no square number from 16 on.
std::optional<BlockCells> cells_in_text(std::string_view text, std::size_t offset);

/// Returns the side of a grid with this number of cells: at least 4, and one that a layout has. 0 for other numbers.
int side_of_cells(std::size_t count);

/// Returns the puzzle of n² cells; the offset of the first cell that is no digit of its grid when there is one. The
/// layout is the usual one when `layout` is null. The number of cells must be that of the layout.
std::variant<ParsedPuzzle, std::size_t> puzzle_of_cells(const TextBlock& block, BlockCells cells, LayoutRef layout,
                                                        TextFormat format);

}  // namespace nonet
