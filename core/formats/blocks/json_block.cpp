#include <algorithm>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/notebook.h"
#include "core/formats/blocks/text_tree.h"
#include "core/formats/blocks/tree_puzzles.h"
#include "core/formats/foreign/json_value.h"

namespace nonet {

std::vector<ReadItem> read_json_block(const TextBlock& block) {
  const TextNode root = read_text_tree(block.text);
  if (root.items.size() == 1 && is_notebook(root.items[0])) return read_notebook(block, root.items[0]);
  std::vector<ReadItem> items = puzzles_in_tree(block, root, TextFormat::Json, "JSON");
  // Where the text is no JSON says more than where it begins.
  auto* error = items.size() == 1 ? std::get_if<ParseError>(&items[0]) : nullptr;
  const Position start = block.position(0);
  if (error != nullptr && error->position.line == start.line && error->position.column == start.column) {
    const auto read = read_json(block.text);
    if (!read) error->position = block.position(std::min(read.error().offset, block.text.size()));
  }
  return items;
}

std::vector<ReadItem> read_code_block(const TextBlock& block) {
  return puzzles_in_tree(block, read_text_tree(block.text), TextFormat::Code, "program text");
}

}  // namespace nonet
