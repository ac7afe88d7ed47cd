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

// The largest of the values from `reach` before each pixel of a row to `reach` after it, or the smallest.
template <class Choose>
void spread_along_rows(const GreyImage& from, int reach, GreyImage& to, const Choose& choose) {
  to.resize(from.width, from.height);
  for (int y = 0; y < from.height; ++y) {
    const std::uint8_t* row = from.row(y);
    std::uint8_t* out = to.row(y);
    std::copy(row, row + from.width, out);
    for (int shift = 1; shift <= std::min(reach, from.width - 1); ++shift) {
      for (int x = 0; x < from.width - shift; ++x) out[x] = choose(out[x], row[x + shift]);
      for (int x = shift; x < from.width; ++x) out[x] = choose(out[x], row[x - shift]);
    }
  }
}

// The same for columns.
template <class Choose>
void spread_along_columns(const GreyImage& from, int reach, GreyImage& to, const Choose& choose) {
  to.resize(from.width, from.height);
  for (int y = 0; y < from.height; ++y) {
    std::uint8_t* out = to.row(y);
    std::copy(from.row(y), from.row(y) + from.width, out);
    for (int other = std::max(0, y - reach); other <= std::min(from.height - 1, y + reach); ++other) {
      const std::uint8_t* row = from.row(other);
      for (int x = 0; x < from.width; ++x) out[x] = choose(out[x], row[x]);
    }
  }
}

// The mean of nine pixels each; the border is repeated.
void smooth_out(const GreyImage& from, GreyImage& to) {
  to.resize(from.width, from.height);
  for (int y = 0; y < from.height; ++y) {
    const std::uint8_t* above = from.row(std::max(0, y - 1));
    const std::uint8_t* here = from.row(y);
    const std::uint8_t* below = from.row(std::min(from.height - 1, y + 1));
    std::uint8_t* out = to.row(y);
    const auto column = [&](int x) { return above[x] + here[x] + below[x]; };
    for (int x = 1; x < from.width - 1; ++x) {
      out[x] = static_cast<std::uint8_t>((column(x - 1) + column(x) + column(x + 1)) * 7282 >> 16);
    }
    out[0] = out[1];
    out[from.width - 1] = out[from.width - 2];
  }
}

int window_reach(const GreyImage& image, const DarkSetting& setting) {
  return std::max(2, std::min(image.width, image.height) / setting.window_divisor / 2);
}

}  // namespace

void DarkPixels::find(const GreyImage& image, const DarkSetting& setting, GreyImage& mask) {
  GreyImage& out = setting.widened ? narrow_ : mask;
  if (setting.than == DarkSetting::Than::Mean) {
    find_below_mean(image, setting, out);
  } else {
    find_valleys(image, setting, out);
  }
  if (setting.widened) widen(narrow_, mask);
}

// The largest value around each pixel, and then the smallest of these, is the image without its valleys.
void DarkPixels::find_valleys(const GreyImage& image, const DarkSetting& setting, GreyImage& mask) {
  const int reach = window_reach(image, setting);
  const auto larger = [](std::uint8_t left, std::uint8_t right) { return std::max(left, right); };
  const auto smaller = [](std::uint8_t left, std::uint8_t right) { return std::min(left, right); };
  smooth_out(image, smooth_);
  spread_along_rows(smooth_, reach, step_, larger);
  spread_along_columns(step_, reach, filled_, larger);
  spread_along_rows(filled_, reach, step_, smaller);
  spread_along_columns(step_, reach, filled_, smaller);
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at < filled_.pixels.size(); ++at) {
    filled_.pixels[at] = static_cast<std::uint8_t>(filled_.pixels[at] - smooth_.pixels[at]);
    sum += filled_.pixels[at];
  }
  // Noise is full of valleys. Lines are deeper than most of them.
  const int depth = setting.twice_difference / 2 + static_cast<int>(sum / filled_.pixels.size());
  mask.resize(image.width, image.height);
  for (std::size_t at = 0; at < mask.pixels.size(); ++at) {
    mask.pixels[at] = static_cast<std::uint8_t>(filled_.pixels[at] > depth);
  }
}

void DarkPixels::find_below_mean(const GreyImage& image, const DarkSetting& setting, GreyImage& mask) {
  const int width = image.width;
  const int height = image.height;
  const int radius = window_reach(image, setting);
  const std::int32_t area = (2 * radius + 1) * (2 * radius + 1);
  mask.resize(width, height);
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
    std::uint8_t* dark = mask.row(y);
    for (int x = 0; x < width; ++x) {
      sum += sum_near(x + radius);
      dark[x] = static_cast<std::uint8_t>((2 * row[x] + setting.twice_difference) * area < 2 * sum);
      sum -= sum_near(x - radius);
    }
  }
}

}  // namespace nonet::vision
