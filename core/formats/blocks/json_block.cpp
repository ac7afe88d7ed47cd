#include "core/formats/blocks/block_readers.h"
#include "core/formats/foreign/foreign_line.h"

namespace nonet {

std::vector<ReadItem> read_json_block(const TextBlock& block) {
  auto item = read_foreign_item({block.text, block.number, block.known});
  if (!item) return {};
  std::vector<ReadItem> items;
  items.push_back(*std::move(item));
  return items;
}

}  // namespace nonet
