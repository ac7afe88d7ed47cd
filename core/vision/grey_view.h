#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet::vision {

/// The grey values of an image that belongs to somebody else, row by row; 0 is black. Row y begins `stride` · y bytes after `pixels`.
struct GreyView {
  const std::uint8_t* pixels = nullptr;
  int width = 0;
  int height = 0;
  std::ptrdiff_t stride = 0;

  const std::uint8_t* row(int y) const { return pixels + stride * y; }
};

/// Larger images are refused.
inline constexpr int kMaxPixels = 1 << 24;
inline constexpr int kMaxImageSide = 20000;
/// In a smaller image no grid can be read.
inline constexpr int kLeastImageSide = 32;

/// True when the size is within the limits above.
constexpr bool is_readable_size(std::int64_t width, std::int64_t height) {
  return width >= kLeastImageSide && height >= kLeastImageSide && width <= kMaxImageSide && height <= kMaxImageSide &&
         width * height <= kMaxPixels;
}

}  // namespace nonet::vision
