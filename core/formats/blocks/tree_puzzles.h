#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/blocks/text_block.h"
#include "core/formats/blocks/text_tree.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Returns the puzzles of the lists and quotations of a block, in their order; one error when there is none. A puzzle
/// is a list or a text with n² cells, n lists of n cells, or n texts of n symbols (n from 4 on). What is named a
/// solution is no puzzle. An object with several grids has one puzzle: the one whose name says that it is the puzzle;
/// a layout, rules, candidates and placed digits that stand beside belong to it. `name` is the name of the kind of the
/// block in the error.
std::vector<ReadItem> puzzles_in_tree(const TextBlock& block, const TextNode& root, TextFormat format,
                                      std::string_view name);

}  // namespace nonet
