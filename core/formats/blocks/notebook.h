#pragma once

#include <vector>

#include "core/formats/blocks/text_block.h"
#include "core/formats/blocks/text_tree.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// True for the object of a Jupyter notebook.
bool is_notebook(const TextNode& object);

/// Reads the sources of the cells of a Jupyter notebook, each as a text of its own. What the cells have printed is left
/// out. A text without a puzzle is no error when another cell has one.
std::vector<ReadItem> read_notebook(const TextBlock& block, const TextNode& notebook);

}  // namespace nonet
