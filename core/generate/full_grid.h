#pragma once

#include <optional>

#include "core/grid/grid.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

/// Returns a random full grid of a layout: uniform_classic_grid() for classic, otherwise random_general_grid(). Returns
/// null when stopped, when the layout has no full grid, and when none was found.
std::optional<Grid> random_full_grid(const LayoutRef& layout, Random& random, StopToken stop = {});

}  // namespace nonet
