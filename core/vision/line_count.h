#pragma once

#include "core/vision/geometry.h"
#include "core/vision/image.h"

namespace nonet::vision {

/// How many cells a grid seems to have in each direction.
struct LineCount {
  /// 0 when no number is frequent.
  int columns = 0;
  int rows = 0;
};

/// Counts the lines in a mask that holds only the connected lines of a grid with these corners, without digits. Cuts
/// the straightened mask into strips, counts the lines that cross each strip, and takes the most frequent number.
LineCount count_lines(const GreyImage& mask, const Quad& corners);

}  // namespace nonet::vision
