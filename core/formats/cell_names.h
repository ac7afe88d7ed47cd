#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/grid/layout.h"

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
/// `row 3`, `column 1`, `box 9`.
std::string name_of(House house, const Layout& layout);
/// `row`, `column`, `box`.
std::string_view name_of(HouseKind kind);

}  // namespace nonet
