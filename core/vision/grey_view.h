#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::vision {

/// The grey values of an image that belongs to somebody else, row by row; 0 is black. Row y begins `stride` · y bytes
/// after `pixels`.
struct GreyView {
  const std::uint8_t* pixels = nullptr;
  int width = 0;
  int height = 0;
  std::ptrdiff_t stride = 0;

  const std::uint8_t* row(int y) const { return pixels + stride * y; }
};

/// The colours of an image, as two grey images of the same size as each other. They show what the grey image shows, and
/// may have fewer pixels. Without pixels, no colours are known.
struct ColourView {
  /// Half of the blue and half of the red of each pixel, less half of its brightness, plus 128: 128 is grey.
  GreyView blue;
  GreyView red;

  bool is_known() const { return blue.pixels != nullptr && red.pixels != nullptr; }
};

/// Larger images are refused.
inline constexpr int kMaxPixels = 50'000'000;
inline constexpr int kMaxImageSide = 20000;
/// In a smaller image no grid can be read.
inline constexpr int kLeastImageSide = 32;

/// Nor can one be read in an image whose longer side has more than so many times the pixels of the other.
inline constexpr int kMaxImageRatio = 28;

/// True when there are pixels, and no more than the limits above.
constexpr bool is_allowed_size(std::int64_t width, std::int64_t height) {
  return width >= 1 && height >= 1 && width <= kMaxImageSide && height <= kMaxImageSide && width * height <= kMaxPixels;
}

/// True when the size is within all limits above. Then the shorter side still has enough pixels after the longer one
/// was reduced to 900.
constexpr bool is_readable_size(std::int64_t width, std::int64_t height) {
  return is_allowed_size(width, height) && width >= kLeastImageSide && height >= kLeastImageSide &&
         width <= kMaxImageRatio * height && height <= kMaxImageRatio * width;
}

}  // namespace nonet::vision
