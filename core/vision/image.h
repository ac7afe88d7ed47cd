#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/vision/grey_view.h"

namespace nonet::vision {

/// A grey image with its pixels. Buffers are used again for the next image, so they grow to the largest image and no
/// further.
struct GreyImage {
  std::vector<std::uint8_t> pixels;
  int width = 0;
  int height = 0;

  void resize(int new_width, int new_height) {
    width = new_width;
    height = new_height;
    pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  }
  std::uint8_t* row(int y) { return pixels.data() + static_cast<std::ptrdiff_t>(width) * y; }
  const std::uint8_t* row(int y) const { return pixels.data() + static_cast<std::ptrdiff_t>(width) * y; }
  GreyView view() const { return {pixels.data(), width, height, width}; }
};

/// Reduces an image so that its longer side has at most `longest` pixels: each new value is the average of the area
/// that it covers. An image that is small enough is copied, and none without pixels is none. Otherwise the size must be
/// allowed, and its longer side at most sixteen times `longest`. Takes some 10 ms for 12 megapixels.
void reduce(GreyView from, int longest, GreyImage& to);

/// Makes dark what is light, and light what is dark.
void invert(GreyImage& image);

}  // namespace nonet::vision
