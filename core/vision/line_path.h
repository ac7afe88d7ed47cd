#pragma once

#include <vector>

#include "core/vision/line_evidence.h"

namespace nonet::vision {

/// The path of one upright line through a straightened grid: where it is at every fourth pixel from the top of the grid
/// to its bottom.
struct LinePath {
  static constexpr int kStep = 4;

  /// Pixels to the right of the place where the line would be in an even grid.
  std::vector<float> offsets;
  /// The share of the path where there is evidence of a line, 0 to 1.
  float support = 0;

  /// The offset at a height in pixels from the top of the grid.
  float at(double height) const;
};

/// Finds the path of the line that should be `place` pixels from the left: the path with the most evidence that is at
/// most `reach` pixels off and bends little.
LinePath trace_line(const LineEvidence& evidence, int place, int side, int reach);

}  // namespace nonet::vision
