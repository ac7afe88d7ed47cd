#pragma once

#include <string_view>

#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/text_tree.h"

namespace nonet {

// Rows of a grid in a tree. `text` is the text of the tree, in which the offsets of the cells count.

/// Returns the cells of a list, each of which is a word or a quotation. No cells when some item is none.
BlockCells cells_of_list(std::string_view text, const TextNode& list);

/// Returns the cells of a row that is a text or a word, a symbol each. `spaces_are_cells` says what a space is. No
/// cells when some character is none.
BlockCells cells_of_row_text(std::string_view text, std::string_view row, bool spaces_are_cells);

/// True for a line between the boxes of a drawn grid.
bool is_ruler_text(std::string_view text);

/// Returns the largest value of some cells; 0 for none.
int largest(const BlockCells& read);
inline bool has_digit(const BlockCells& read) { return largest(read) > 0; }

void append(BlockCells& cells, const BlockCells& more);

/// Returns the cells of a square grid that were written column by column.
BlockCells transposed(const BlockCells& read);

}  // namespace nonet
