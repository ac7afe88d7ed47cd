#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/layout.h"
#include "core/util/random.h"

namespace nonet::test {

/// Returns random irregular regions of `side` connected cells each, made from rows by many swaps of cells.
std::vector<std::uint8_t> random_regions(int side, Random& random);

/// Returns a random layout with irregular regions and some variants that fit it.
LayoutRef any_jigsaw(int side, Random& random);

/// Returns layouts with boxes of any shape for sides 4 to 9, with each variant that fits, and with some combinations.
std::vector<LayoutRef> small_layouts();

/// Returns small_layouts() in an optimised build. With sanitizers: the smallest of them with each set of variants,
/// boxes of one row, boxes that are no squares, and the classic layout.
std::vector<LayoutRef> sampled_layouts();

}  // namespace nonet::test
