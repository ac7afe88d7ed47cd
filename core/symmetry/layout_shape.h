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

/// True when rows, columns and rectangular boxes are all the rules.
bool is_plain(const Layout& layout);

/// A mirror or a turn of the whole grid: transposed first, then rows and columns backwards.
struct Turn {
  bool transposed;
  bool rows_backwards;
  bool columns_backwards;
};

/// The layout that the boxes or regions have after a turn, with the same variants; null when there is none.
LayoutRef turned_layout(const Layout& layout, Turn turn);

}  // namespace nonet
