#pragma once

#include <optional>

#include "core/grid/grid.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

/// The largest side that random_full_grid() fills.
inline constexpr int kMaxGeneratedSide = 16;

/// A full grid that keeps the rules, every digit of it drawn. Every full grid can come out, not all equally likely.
/// Classic grids are searched with random guesses from three random boxes on (some 4 µs). On other layouts random candidates
/// go into random cells, each kept when a completion exists, until only one is left (some ms for 16×16). None when stopped, and
/// where no full grid keeps the rules of the layout.
/// The layout's side is at most kMaxGeneratedSide.
std::optional<Grid> random_full_grid(const LayoutRef& layout, Random& random, StopToken stop = {});

}  // namespace nonet
