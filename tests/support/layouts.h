#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/layout.h"
#include "core/util/random.h"

namespace nonet::test {

/// Irregular regions of `side` connected cells each, drawn: rows whose cells were exchanged many times.
std::vector<std::uint8_t> random_regions(int side, Random& random);

/// A layout of irregular regions with any of the variants that fit it, drawn.
LayoutRef random_jigsaw(int side, Random& random);

/// Boxes of any shape for sides 4 to 9, each variant that fits, and some combinations of them.
std::vector<LayoutRef> small_layouts();

}  // namespace nonet::test
