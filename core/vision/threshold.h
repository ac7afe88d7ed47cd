#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/vision/image.h"

namespace nonet::vision {

/// What counts as dark: pixels that are darker than the mean of the square window around them, by more than a difference.
struct DarkSetting {
  /// The difference in half grey values.
  int twice_difference;
  /// The side of the window is the shorter side of the image divided by this number.
  int window_divisor;
  /// True to count the neighbours of dark pixels as dark, too.
  bool widened;
};

/// In the order in which they are tried. The first one finds nearly every grid. The second has a small window, for grids that a fold joins to something
/// else. The others are for faint lines.
inline constexpr std::array<DarkSetting, 5> kDarkSettings{
    {{18, 16, false}, {12, 30, false}, {8, 16, false}, {10, 10, true}, {5, 16, true}}};

/// Finds dark pixels. Keeps its buffers.
class DarkPixels {
 public:
  /// Writes 1 for each dark pixel and 0 for each other one. Windows that reach out of the image repeat the border. Takes some ms for 900×900 pixels,
  /// for windows of any size.
  void find(const GreyImage& image, const DarkSetting& setting, GreyImage& mask);

 private:
  std::vector<std::int32_t> column_sums_;
  GreyImage narrow_;
};

}  // namespace nonet::vision
