#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/grid/cell.h"
#include "core/grid/layout.h"

namespace nonet {

/// A symmetry of the pattern of clues: the turns and mirrors of the canvas that leave the pattern unchanged.
enum class Symmetry : std::uint8_t {
  None,
  HalfTurn,     ///< Turns by 180°.
  QuarterTurn,  ///< Turns by 90°.
  Horizontal,   ///< The left and the right half are mirror images.
  Vertical,     ///< The upper and the lower half are mirror images.
  Diagonal,     ///< The mirror line is the diagonal from the top left to the bottom right corner.
  Diagonals,    ///< Both diagonals are mirror lines.
  Full,         ///< All turns by 90° and all four mirrors.
};

/// Cells that a symmetry maps to each other.
using Orbit = std::vector<Cell>;

/// The orbits of all cells of a grid. Every cell is in exactly one orbit. The orbits are in the order of their first
/// cells, and the cells of an orbit are in ascending order.
std::vector<Orbit> orbits(int side, Symmetry symmetry);
/// The same for the cells of a layout. Empty when the layout has no such symmetry: a turn by 90° needs a canvas with as
/// many rows as columns, and no cell may move to an empty place.
std::vector<Orbit> orbits(const Layout& layout, Symmetry symmetry);

/// Returns the name of a symmetry: `none`, `180`, `90`, `horizontal`, `vertical`, `diagonal`, `diagonals` or `full`.
std::string_view name_of(Symmetry symmetry);
/// Returns the symmetry with a name. None for other texts.
std::optional<Symmetry> symmetry_named(std::string_view name);

}  // namespace nonet
