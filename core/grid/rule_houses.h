#pragma once

#include <vector>

#include "core/grid/rule_table.h"

namespace nonet {

// The houses that kinds of rules add to a grid with as many rows as columns and without empty places. rule_table()
// names these functions.

/// Returns the smallest whole number from 2 on whose square is at least the side: the size of a window.
int window_size(int side);

std::vector<RuleHouse> diagonals(const Layout& layout, const GridSpec& grid);
/// The side must be a square number.
std::vector<RuleHouse> windows(const Layout& layout, const GridSpec& grid);
/// The side must be 9.
std::vector<RuleHouse> asterisk(const Layout& layout, const GridSpec& grid);
/// The grid must have boxes with an odd number of rows and of columns.
std::vector<RuleHouse> center_dots(const Layout& layout, const GridSpec& grid);
/// The grid must have boxes.
std::vector<RuleHouse> disjoint_groups(const Layout& layout, const GridSpec& grid);

}  // namespace nonet
