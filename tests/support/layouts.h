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

/// Returns small layouts that are no squares: of several grids, of other shapes, with more digits than cells in a
/// house, with places that have no cell.
std::vector<LayoutRef> other_layouts();

/// Returns a random layout of two to four small grids that may share cells, with boxes that need not fit each other.
LayoutRef any_grids(Random& random);

/// Returns a random layout of two to five 9×9 grids. Each grid but the first shares one or more boxes with another one.
LayoutRef any_large_grids(Random& random);

}  // namespace nonet::test
