#pragma once

#include <vector>

#include "core/grid/grid.h"

namespace nonet {

/// The digits of a grid in the order of their first appearance, followed by the unused digits in ascending order.
struct DigitOrder {
  std::vector<Digit> digits;
  std::size_t used = 0;
};

DigitOrder digit_order(const Grid& grid);

/// Returns the new digit of each digit, as relabelling() takes it, so that each digit of the first list becomes the
/// digit at the same place of the second. Each list contains every digit once.
std::vector<Digit> renaming(const std::vector<Digit>& from, const std::vector<Digit>& to);

}  // namespace nonet
