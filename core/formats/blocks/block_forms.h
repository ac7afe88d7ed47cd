#pragma once

#include <span>
#include <string_view>

#include "core/formats/blocks/open_block.h"
#include "core/formats/blocks/text_block.h"

namespace nonet {

/// How the lines of a kind of blocks are told from other lines. Blocks are told apart by their form alone; what is in
/// them is read when they have ended (block_readers.h).
struct BlockForm {
  BlockKind kind;
  /// The name in documents and errors.
  std::string_view name;
  /// True when a line begins such a block. The line is neither blank nor a comment.
  bool (*begins)(std::string_view line);
  /// True when the next line belongs to the block.
  bool (*goes_on)(const OpenBlock& block, std::string_view line);
  /// True when no further line belongs to the block.
  bool (*ends)(const OpenBlock& block);
};

/// Returns the forms in the order in which they are asked, one for each BlockKind.
std::span<const BlockForm> block_forms();

const BlockForm& block_form(BlockKind kind);

}  // namespace nonet
