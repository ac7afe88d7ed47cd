#pragma once

#include "core/generate/puzzle_form.h"
#include "core/grid/layout.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

/// The sides of grids for which random_jigsaw() makes regions.
inline constexpr int kMinJigsawSide = 4;
inline constexpr int kMaxJigsawSide = 25;

/// Returns a layout with random irregular regions: connected, of `side` cells each, none of them a row or a column, and
/// such that a full grid exists. Begins with rows and exchanges cells between neighbouring regions many times.
/// Exchanges that make the borders longer are rarer, so that regions stay compact. Takes 1 ms for side 9.
///
/// Returns null when stopped, and when no regions with a full grid were found in many tries. `side` must be in the
/// range above.
LayoutRef random_jigsaw(int side, Random& random, StopToken stop = {});

/// Returns the layout for a draft of a form: that of the form, or random_jigsaw() for the side that the form names.
/// Null when random_jigsaw() returns null.
LayoutRef layout_for(const PuzzleForm& form, Random& random, StopToken stop);

}  // namespace nonet
