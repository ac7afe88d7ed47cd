#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/json.h"
#include "core/formats/rule_hooks.h"

namespace nonet {

/// The largest side of the grids that are written for other programs.
inline constexpr int kMaxForeignSide = 16;

/// Returns the name of a cell as other programs write it: `R3C7`.
std::string foreign_name(Cell cell, const Layout& layout);

/// Returns the given candidates of a blank cell. Full when it may have every digit.
DigitSet written_candidates(const ParsedPuzzle& puzzle, Cell cell);

/// Adds the texts that are not empty, by their keys.
void add_words(JsonObject& object, std::initializer_list<std::pair<std::string_view, std::string_view>> words);

/// True when a cell shares an edge with another.
bool share_edge(Cell one, Cell other, const Layout& layout);

/// True when the cells of a line with two cells or more go diagonally from edge to edge.
bool is_full_diagonal(const std::vector<Cell>& cells, const Layout& layout);

}  // namespace nonet
