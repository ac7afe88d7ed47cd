#include "core/vision/threshold.h"

#include <algorithm>

namespace nonet::vision {

namespace {

// A row is widened by the rows above and below, then each pixel by those beside it.
void widen(const GreyImage& from, GreyImage& to) {
  to.resize(from.width, from.height);
  for (int y = 0; y < from.height; ++y) {
    const std::uint8_t* above = from.row(std::max(0, y - 1));
    const std::uint8_t* here = from.row(y);
    const std::uint8_t* below = from.row(std::min(from.height - 1, y + 1));
    std::uint8_t* out = to.row(y);
    const auto column = [&](int x) { return static_cast<std::uint8_t>(above[x] | here[x] | below[x]); };
    std::uint8_t left = 0;
    std::uint8_t middle = column(0);
    for (int x = 0; x < from.width; ++x) {
      const std::uint8_t right = x + 1 < from.width ? column(x + 1) : std::uint8_t{0};
      out[x] = static_cast<std::uint8_t>(left | middle | right);
      left = middle;
      middle = right;
    }
  }
}

}  // namespace

void DarkPixels::find(const GreyImage& image, const DarkSetting& setting, GreyImage& mask) {
  const int width = image.width;
  const int height = image.height;
  const int radius = std::max(2, std::min(width, height) / setting.window_divisor / 2);
  const std::int32_t area = (2 * radius + 1) * (2 * radius + 1);
  GreyImage& out = setting.widened ? narrow_ : mask;
  out.resize(width, height);
  column_sums_.assign(static_cast<std::size_t>(width), 0);
  const auto row_near = [&](int y) { return image.row(std::clamp(y, 0, height - 1)); };
  for (int y = -radius; y < radius; ++y) {
    const std::uint8_t* row = row_near(y);
    for (int x = 0; x < width; ++x) column_sums_[x] += row[x];
  }
  for (int y = 0; y < height; ++y) {
    // The sums of row y - 1 become those of row y.
    const std::uint8_t* entering = row_near(y + radius);
    if (y == 0) {
      for (int x = 0; x < width; ++x) column_sums_[x] += entering[x];
    } else {
      const std::uint8_t* leaving = row_near(y - radius - 1);
      for (int x = 0; x < width; ++x) column_sums_[x] += entering[x] - leaving[x];
    }
    const auto sum_near = [&](int x) { return column_sums_[std::clamp(x, 0, width - 1)]; };
    std::int32_t sum = 0;
    for (int x = -radius; x < radius; ++x) sum += sum_near(x);
    const std::uint8_t* row = image.row(y);
    std::uint8_t* dark = out.row(y);
    for (int x = 0; x < width; ++x) {
      sum += sum_near(x + radius);
      dark[x] = static_cast<std::uint8_t>((2 * row[x] + setting.twice_difference) * area < 2 * sum);
      sum -= sum_near(x - radius);
    }
  }
  if (setting.widened) widen(narrow_, mask);
}

}  // namespace nonet::vision
