#pragma once

#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// Returns the grid in its frame, with the sum of each row to its right and the sum of each column below it, and then
/// the sums of the boxes, arranged like the boxes. On a full grid, `!` marks every sum that is not sum_of_full_house().
std::string grid_with_sums(const Grid& grid);

/// Returns the sum of the digits of a full house, n(n+1)/2: 45 on a 9×9 grid.
int sum_of_full_house(const Layout& layout);

}  // namespace nonet
