#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/grid/grid.h"

namespace nonet {

/// The styles in which cells are named.
enum class CellNames : std::uint8_t {
  RowColumn,      ///< r1c2: row 1, column 2
  RowLetters,     ///< A2: row 1, column 2
  ColumnLetters,  ///< B1: row 1, column 2
};

/// Returns the style with this name: `rc`, `a1` or `column-letters`. None for other names.
std::optional<CellNames> cell_names_of(std::string_view name);

/// Returns the name of a cell. Beyond 26 rows or columns the letters go on with AA, AB and so on.
std::string name_of(Cell cell, const Layout& layout, CellNames names);
/// Returns the name of a house: `row 3`, `box 9`; `asterisk` where there is only one. Of several grids the grid
/// follows: `row 3 of grid 2`. Beside extra cells, the rows of the one grid are counted on the board, as in cells.
std::string name_of(House house, const Layout& layout);
/// Returns the kind of a house (`row`, `column`, `box`, `diagonal`, `window`, `asterisk`, `centerdots`, `disjoint`), or
/// the name of a rule for pairs of cells (`antiknight`, `antiking`).
std::string_view kind_name_of(const ConflictReason& reason, const Layout& layout);
/// Returns the number of a house in its name, from 1; 0 for a rule for pairs of cells.
int number_of(const ConflictReason& reason, const Layout& layout);
/// Returns the number of the first grid that has a house, from 1. 0 for a rule for pairs of cells, and where there is
/// one grid, with or without extra cells.
int grid_number_of(const ConflictReason& reason, const Layout& layout);

}  // namespace nonet
