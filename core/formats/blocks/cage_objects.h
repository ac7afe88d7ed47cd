#pragma once

#include <optional>

#include "core/formats/blocks/text_block.h"
#include "core/formats/blocks/text_tree.h"
#include "core/formats/parsed_puzzle.h"
#include "core/grid/rule_table.h"

namespace nonet {

/// Returns the cages of a list: objects such as `{"sum": 5, "cells": [[0, 0], [0, 1]]}`, or lists of a sum and cells. A
/// cell is a name (`r1c2`), a row and a column in a list or an object, or a number that counts all cells row by row.
/// Numbers count from 0 when one of them is 0, and from 1 when one is the largest possible. None when neither is so, or
/// when some item is no cage of the layout.
std::optional<RuleSet> cages_in(const TextNode& list, const Layout& layout);

/// Returns the blank puzzle of an object that has cages and no grid, without the cages. `size` is its side, or it is
/// 9×9. None for other objects.
std::optional<ParsedPuzzle> killer_without_givens(const TextBlock& block, const TextNode& object, TextFormat format);

}  // namespace nonet
