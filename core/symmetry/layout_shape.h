#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/layout.h"

namespace nonet {

// What this room asks of a layout: its rules as sets of cells. Everything else follows from them.

/// Indices of cells, ascending.
using CellList = std::vector<std::uint16_t>;

/// The houses as sets of cells, sorted, each once (boxes of one row are rows).
std::vector<CellList> house_lists(const Layout& layout);

/// Pairs of cells that may not be equal though they share no house, sorted.
std::vector<CellList> pair_lists(const Layout& layout);

/// True when both have the same rules, cell by cell.
bool same_shape(const Layout& left, const Layout& right);

/// True when rows, columns and rectangular boxes are all the rules.
bool is_plain(const Layout& layout);

/// The layout that a mirror at the main diagonal gives; null when it cannot be named.
LayoutRef transposed_layout(const LayoutRef& layout);

}  // namespace nonet
