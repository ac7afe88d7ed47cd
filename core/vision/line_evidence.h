#pragma once

#include <cstdint>
#include <vector>

#include "core/vision/image.h"

namespace nonet::vision {

/// Straightened grids have this many pixels for a cell, and this many around the grid.
inline constexpr int kStraightCell = 32;
inline constexpr int kStraightMargin = 32;

/// For each pixel of a straightened grid, how much looks like a part of a long, dark, upright line: 0 to 1. A stroke of
/// a digit is too short to count.
class LineEvidence {
 public:
  /// Measures a square image. Takes 0.3 ms for a grid of 9×9 cells.
  void measure(const GreyImage& straight);

  float at(int x, int y) const { return evidence_[y * side_ + x]; }

 private:
  void average_columns(const GreyImage& straight);
  void measure_surroundings(const GreyImage& straight);
  std::int32_t depth_at(int x, int y) const;
  float full_depth_near(int x, int y) const;

  int side_ = 0;
  // The sum of 13 pixels of a column, for each pixel in their middle.
  std::vector<std::int32_t> stretches_;
  // For each block of pixels, the depth in grey values that a line there must have.
  std::vector<float> full_depths_;
  std::vector<float> ridges_;
  std::vector<float> evidence_;
};

}  // namespace nonet::vision
