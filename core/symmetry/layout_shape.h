#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/layout.h"

namespace nonet {

// The rules of a layout as sets of cells. All questions of this room about layouts follow from these sets.

/// Indices of cells in ascending order.
using CellList = std::vector<std::uint16_t>;

/// Returns the houses as sets of cells, sorted, each set once. (Boxes of one row equal rows.)
std::vector<CellList> house_lists(const Layout& layout);

/// Returns the pairs of cells that share no house but must differ, sorted.
std::vector<CellList> pair_lists(const Layout& layout);

/// True when rows, columns and rectangular boxes are the only rules.
bool is_plain(const Layout& layout);

/// A reflection or rotation of the whole grid: first transposed or not, then rows and columns reversed or not.
struct Turn {
  bool transposed;
  bool rows_backwards;
  bool columns_backwards;
};

/// Returns the layout that a turn leads to: its boxes or regions are turned, its variants are the same. Null when there
/// is no such layout.
LayoutRef turned_layout(const Layout& layout, Turn turn);

}  // namespace nonet
