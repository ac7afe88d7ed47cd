#pragma once

#include <functional>
#include <optional>

#include "core/formats/blocks/text_block.h"
#include "core/formats/blocks/text_tree.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

// Puzzles as objects: what their members mean beside the grid.

/// Returns the puzzle of a text that is a line in one of the formats of lines: with given candidates, regions or a
/// game id. None for other texts.
std::optional<ReadItem> puzzle_of_line(const TextBlock& block, const TextNode& node);

/// Gives a puzzle what the members of its object say: the layout or the regions, the rules and the candidates as Nonet
/// writes them, and the digits of a player when another member is the same grid with more digits. `grid_in` returns the
/// puzzle of a value that has one. Returns what is wrong in a layout or in rules of Nonet.
std::optional<ParseError> complete_puzzle(const TextBlock& block, const TextNode& object, ParsedPuzzle& puzzle,
                                          const std::function<std::optional<ParsedPuzzle>(const TextNode&)>& grid_in);

}  // namespace nonet
