#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/vision/image.h"

namespace nonet::vision {

/// What counts as dark.
struct DarkSetting {
  enum class Than : std::uint8_t {
    Mean,   ///< Darker than the mean of a square window.
    Sides,  ///< In a valley that is narrower than the window: the edge of a shadow is none.
  };

  Than than;
  /// By more than so many half grey values.
  int twice_difference;
  /// The side of the window is the shorter side of the image divided by this number.
  int window_divisor;
  /// True to count the neighbours of dark pixels as dark, too.
  bool widened;
};

/// In the order in which they are tried. The first one finds nearly every grid. The second has a small window, for
/// grids that a fold joins to something else, and the third is for grids that the edge of a shadow crosses. The others
/// are for faint lines.
inline constexpr std::array<DarkSetting, 6> kDarkSettings{{{DarkSetting::Than::Mean, 18, 16, false},
                                                           {DarkSetting::Than::Mean, 12, 30, false},
                                                           {DarkSetting::Than::Sides, 20, 40, false},
                                                           {DarkSetting::Than::Mean, 8, 16, false},
                                                           {DarkSetting::Than::Mean, 10, 10, true},
                                                           {DarkSetting::Than::Mean, 5, 16, true}}};

/// Finds dark pixels. Keeps its buffers.
class DarkPixels {
 public:
  /// Writes 1 for each dark pixel and 0 for each other one. Windows that reach out of the image repeat the border.
  /// Takes some ms for 900×900 pixels, for windows of any size.
  void find(const GreyImage& image, const DarkSetting& setting, GreyImage& mask);

 private:
  void find_below_mean(const GreyImage& image, const DarkSetting& setting, GreyImage& mask);
  void find_valleys(const GreyImage& image, const DarkSetting& setting, GreyImage& mask);

  std::vector<std::int32_t> column_sums_;
  GreyImage narrow_;
  GreyImage smooth_;
  // The image without its narrow valleys, and then their depths.
  GreyImage filled_;
  GreyImage step_;
};

}  // namespace nonet::vision
