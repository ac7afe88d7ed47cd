#pragma once

#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// The grid in its frame, the sum of each row to its right and of each column below it, then the sums of the boxes in
/// the order of the grid. Every line is ended. On a full grid `!` marks the sums that are not n(n+1)/2.
std::string grid_with_sums(const Grid& grid);

/// What the digits of a full house add up to: 45 on a 9×9 grid.
int right_sum(const Layout& layout);

}  // namespace nonet
