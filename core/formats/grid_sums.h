#pragma once

#include "core/formats/line_cells.h"
#include "core/grid/grid.h"

namespace nonet {

/// True when numbers are the sums of the digits in the columns of a grid, or in the boxes of one of its bands.
bool are_sums_of(const Grid& grid, const LineCells& numbers);

}  // namespace nonet
