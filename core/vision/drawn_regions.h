#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/vision/image.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// What the lines between cells show of the regions of a grid.
struct DrawnRegions {
  /// For each cell its region, from 0; as many regions as cells a row, each of as many connected cells. Empty unless
  /// the lines prove such regions.
  std::vector<std::uint8_t> regions;
  /// True when lines are of two widths, and the thick ones are neither around boxes nor around such regions.
  bool is_unclear = false;
};

/// Compares the lines between cells: those between regions are thicker or darker. `nodes` are side + 1 rows of side + 1
/// crossings, in pixels of the image, whose lines are dark. Takes 1 ms.
DrawnRegions find_regions(const GreyImage& image, std::span<const Point> nodes, int side);

}  // namespace nonet::vision
