#pragma once

#include <array>

namespace nonet::vision {

/// A place in an image. (0, 0) is the top left corner of the image, and the centre of the first pixel is (0.5, 0.5).
struct Point {
  double x = 0;
  double y = 0;
};

/// Four corners, clockwise from the top left one.
using Quad = std::array<Point, 4>;

}  // namespace nonet::vision
