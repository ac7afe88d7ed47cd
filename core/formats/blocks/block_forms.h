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
  /// Returns the state of the block after its next line; before the first line the state is the side of the grid right
  /// above the block, or 0. `goes_on` and `ends`
  /// read the state, so that they need not read all lines again. Null when the kind needs no state.
  std::uint32_t (*state_after)(std::uint32_t state, std::string_view line) = nullptr;
  /// True when a block that has ended is one of the kind. Otherwise its lines are read one by one. Null when the first
  /// line decides it.
  bool (*is_kind)(const OpenBlock& block) = nullptr;
  /// True when a line begins such a block right below a grid, although it may not begin one elsewhere. Null for
  /// `begins`.
  bool (*begins_below)(std::string_view line, const ParsedPuzzle& grid) = nullptr;
  /// True when a block right below a grid says more about that grid: what is read in the block replaces the grid.
  bool continues_grid = false;
};

/// Returns the forms in the order in which they are asked, one for each BlockKind.
std::span<const BlockForm> block_forms();

const BlockForm& block_form(BlockKind kind);

}  // namespace nonet
