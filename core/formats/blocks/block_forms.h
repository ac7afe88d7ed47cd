#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/formats/blocks/open_block.h"
#include "core/formats/blocks/text_block.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// A kind of blocks: which lines begin and continue such a block, and how the block is read when it has ended.
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
  /// Returns the puzzles of a block (block_readers.h).
  std::vector<ReadItem> (*read)(const TextBlock& block);
  /// Returns OpenBlock::depth after the last line of a block. Null when the kind does not ask for it.
  int (*depth_after)(const OpenBlock& block, BracketScan& scan) = nullptr;
  /// Returns the state of the block after its next line; before the first line the state is the side of the grid right
  /// above the block, or 0. `goes_on` and `ends` read the state, so that they need not read all lines again. Null when
  /// the kind needs no state.
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
std::span<const BlockForm> all_block_forms();

}  // namespace nonet
