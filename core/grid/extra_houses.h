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

/// True when the side is a square, so that windows as large as its boxes fit.
bool has_windows(int side);

/// The houses of a variant that suits the layout; none for those that are rules for pairs.
std::vector<ExtraHouse> extra_houses(Variant variant, const Layout& layout);

/// The cells that differ from a cell by the layout's rules for pairs, whether they share a house or not.
std::vector<Cell> pairs_of(const Layout& layout, Cell cell);

}  // namespace nonet
