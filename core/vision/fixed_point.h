#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/vision/image.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// Places in an image are counted in parts of a pixel: 16 bits after the point. So a value between pixels is the same
/// on every platform.
inline constexpr int kPartBits = 16;
inline constexpr std::int64_t kOnePixel = std::int64_t{1} << kPartBits;

struct FixedPoint {
  std::int64_t x;
  std::int64_t y;
};

/// A place counted from the middle of the first pixel, which has the point (0.5, 0.5).
inline FixedPoint fixed(Point point) {
  // Places far outside cannot come from a lattice that was found, only from an outline that the caller made up.
  const auto part = [](double value) {
    return static_cast<std::int64_t>(std::floor(std::clamp(value, -1e5, 1e5) * static_cast<double>(kOnePixel)));
  };
  return {part(point.x - 0.5), part(point.y - 0.5)};
}

inline FixedPoint between(FixedPoint from, FixedPoint to, int part, int parts) {
  return {from.x + (to.x - from.x) * part / parts, from.y + (to.y - from.y) * part / parts};
}

/// The grey value there, times 65,536, from the four pixels around. Outside, the nearest pixel counts. The image has
/// two rows and two columns at least.
inline std::int32_t value_at(const GreyImage& image, FixedPoint at) {
  const std::int64_t x = std::clamp<std::int64_t>(at.x, 0, (image.width - 1) * kOnePixel - 1);
  const std::int64_t y = std::clamp<std::int64_t>(at.y, 0, (image.height - 1) * kOnePixel - 1);
  const std::uint8_t* upper = image.row(static_cast<int>(y >> kPartBits)) + (x >> kPartBits);
  const std::uint8_t* lower = upper + image.width;
  const auto right = static_cast<std::int32_t>((x >> (kPartBits - 8)) & 255);
  const auto down = static_cast<std::int32_t>((y >> (kPartBits - 8)) & 255);
  const std::int32_t above = upper[0] * (256 - right) + upper[1] * right;
  const std::int32_t below = lower[0] * (256 - right) + lower[1] * right;
  return above * (256 - down) + below * down;
}

}  // namespace nonet::vision
