#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/grid/grid.h"

namespace nonet {

/// How cells are named.
enum class CellNames : std::uint8_t {
  RowColumn,      ///< r1c2: row 1, column 2
  RowLetters,     ///< A2: row 1, column 2
  ColumnLetters,  ///< B1: row 1, column 2
};

/// `rc`, `a1` or `column-letters`.
std::optional<CellNames> cell_names_of(std::string_view name);

std::string name_of(Cell cell, const Layout& layout, CellNames names);
/// `row 3`, `column 1`, `box 9`, `window 2`; those that are alone of their kind have no number: `asterisk`.
std::string name_of(House house, const Layout& layout);
/// The kind of a house (`row`, `column`, `box`, `diagonal`, `window`, `asterisk`, `centerdots`, `disjoint`), or the name of
/// a rule for pairs.
std::string_view kind_name_of(const Rule& rule, const Layout& layout);
/// Which house of its kind it is, from 1; 0 for a rule for pairs.
int number_of(const Rule& rule, const Layout& layout);
/// `x`, `windoku`, `asterisk`, `centerdots`, `disjoint`, `antiknight`, `antiking`.
std::string_view name_of(Variant variant);

}  // namespace nonet
