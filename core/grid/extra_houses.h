#pragma once

#include <vector>

#include "core/grid/cell.h"
#include "core/grid/variant.h"

namespace nonet {

class Layout;

/// A house that a variant adds.
struct ExtraHouse {
  HouseKind kind;
  /// In the order of their numbers.
  std::vector<Cell> cells;
};

inline constexpr int kAsteriskSide = 9;

/// True when the side is a square number, so that windows can have the size of boxes.
bool has_windows(int side);

/// The houses that a variant adds to a layout. The variant must fit the layout. None for rules for pairs.
std::vector<ExtraHouse> extra_houses(Variant variant, const Layout& layout);

/// The cells that must differ from a cell because of the layout's rules for pairs, in the order of their numbers. Some
/// may also share a house with it.
std::vector<Cell> pairs_of(const Layout& layout, Cell cell);

}  // namespace nonet
