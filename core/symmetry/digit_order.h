#pragma once

#include <vector>

#include "core/grid/grid.h"

namespace nonet {

/// The digits that stand in a grid, in the order in which they first appear, and then those that do not, ascending.
struct DigitOrder {
  std::vector<Digit> digits;
  std::size_t used = 0;
};

DigitOrder digit_order(const Grid& grid);

/// The renaming that makes the first digits of one list those of the other, as relabelling() takes it; each list holds every
/// digit once.
std::vector<Digit> renaming(const std::vector<Digit>& from, const std::vector<Digit>& to);

}  // namespace nonet
