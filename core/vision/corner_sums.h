#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/vision/digit_network.h"
#include "core/vision/image.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// The sums of cages have one or two digits.
inline constexpr int kMostSum = 45;

/// What is in the top left corner of a cell.
struct CornerSum {
  /// For each sum how unlikely it is: 256 times the logarithm, at most kUnreadSum. All sums have that when none was
  /// read. 0 is no sum.
  std::array<int, kMostSum + 1> costs;
  /// True when there is nothing that is as high as a digit of a sum.
  bool is_blank = true;
};

inline constexpr int kUnreadSum = 6 * 256;

/// Reads the small numbers in the corners of all cells, which are of one size and at one place. `nodes` are side + 1
/// rows of side + 1 crossings, in pixels of the image, in the order in which the grid is upright. Takes 30 ms for 9×9.
std::vector<CornerSum> corner_sums(const GreyImage& image, std::span<const Point> nodes, int side,
                                   const DigitNetwork& network);

}  // namespace nonet::vision
