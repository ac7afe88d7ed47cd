#pragma once

#include <optional>

#include "core/grid/grid.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

/// The largest side that random_full_grid() fills.
inline constexpr int kMaxGeneratedSide = 16;

/// Returns a random full grid of a layout, whose side must be at most kMaxGeneratedSide. Returns null when stopped, and when the
/// layout has no full grid.
///
/// Classic: uniform_classic_grid(). Other layouts: random candidates are placed in random cells, each only if a completion exists,
/// until there is only one completion (some ms for 16×16). Every full grid is possible then, but not all are equally likely.
std::optional<Grid> random_full_grid(const LayoutRef& layout, Random& random, StopToken stop = {});

}  // namespace nonet
