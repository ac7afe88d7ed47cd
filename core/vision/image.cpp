#include "core/vision/image.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/util/contracts.h"

namespace nonet::vision {

namespace {

// Edges of the areas are rounded to sixteenths of a pixel. A row then weighs at most 16, and the weighted sum of a
// column fits in 16 bits: the area of a value is at most kMaxImageSide / 1600 pixels high, because nothing is reduced
// to less in one go.
constexpr int kParts = 16;

struct Span {
  int first;
  int end;
  int first_weight;
  int last_weight;
  int weight;
};

Span span_of(int index, int from, int to) {
  const auto edge = [&](int at) { return static_cast<int>(std::int64_t{at} * from * kParts / to); };
  const int begin = edge(index);
  const int end = edge(index + 1);
  Span span{begin / kParts, (end + kParts - 1) / kParts, 0, 0, end - begin};
  span.first_weight = std::min(end, (span.first + 1) * kParts) - begin;
  span.last_weight = end - std::max(begin, (span.end - 1) * kParts);
  return span;
}

void add_row(const std::uint8_t* row, int width, int weight, std::uint16_t* sums) {
  for (int x = 0; x < width; ++x) sums[x] = static_cast<std::uint16_t>(sums[x] + row[x] * weight);
}

std::uint32_t sum_of(const Span& span, const std::uint16_t* sums) {
  std::uint32_t sum = sums[span.first] * static_cast<std::uint32_t>(span.first_weight);
  for (int x = span.first + 1; x < span.end - 1; ++x) sum += sums[x] * std::uint32_t{kParts};
  if (span.end - span.first > 1) sum += sums[span.end - 1] * static_cast<std::uint32_t>(span.last_weight);
  return sum;
}

}  // namespace

void reduce(GreyView from, int longest, GreyImage& to) {
  if (from.pixels == nullptr) return to.resize(0, 0);
  NONET_EXPECTS(is_allowed_size(from.width, from.height));
  const int side = std::max(from.width, from.height);
  if (side <= longest) {
    to.resize(from.width, from.height);
    for (int y = 0; y < from.height; ++y) std::memcpy(to.row(y), from.row(y), static_cast<std::size_t>(from.width));
    return;
  }
  const auto reduced = [&](int length) {
    return std::max(1, static_cast<int>((std::int64_t{length} * longest + side / 2) / side));
  };
  to.resize(reduced(from.width), reduced(from.height));
  std::vector<Span> columns;
  columns.reserve(static_cast<std::size_t>(to.width));
  for (int x = 0; x < to.width; ++x) columns.push_back(span_of(x, from.width, to.width));
  std::vector<std::uint16_t> sums(static_cast<std::size_t>(from.width));
  for (int y = 0; y < to.height; ++y) {
    const Span rows = span_of(y, from.height, to.height);
    std::fill(sums.begin(), sums.end(), std::uint16_t{0});
    add_row(from.row(rows.first), from.width, rows.first_weight, sums.data());
    for (int row = rows.first + 1; row < rows.end - 1; ++row) add_row(from.row(row), from.width, kParts, sums.data());
    if (rows.end - rows.first > 1) add_row(from.row(rows.end - 1), from.width, rows.last_weight, sums.data());
    std::uint8_t* out = to.row(y);
    for (int x = 0; x < to.width; ++x) {
      const auto weight = static_cast<std::uint32_t>(columns[x].weight * rows.weight);
      out[x] = static_cast<std::uint8_t>((sum_of(columns[x], sums.data()) + weight / 2) / weight);
    }
  }
}

void invert(GreyImage& image) {
  for (std::uint8_t& pixel : image.pixels) pixel = static_cast<std::uint8_t>(255 - pixel);
}

}  // namespace nonet::vision
