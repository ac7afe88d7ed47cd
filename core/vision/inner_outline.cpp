#include "core/vision/inner_outline.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/util/sort.h"

namespace nonet::vision {

namespace {

// More areas than a grid of 16×16 cells has.
constexpr std::size_t kMaxAreas = 300;
// The boxes of a grid without thin lines are nine areas.
constexpr std::size_t kLeastAreas = 9;
// An area has at least this part of the shorter side of the region. Letters in a heading are smaller.
constexpr int kLeastPart = 24;
// The width of a line around all areas, as a part of the distance of a corner from their middle.
constexpr double kLine = 0.015;

}  // namespace

Quad InnerOutline::find(GreyImage& mask, const DarkRegions::Region& region) {
  for (std::uint8_t& pixel : mask.pixels) pixel ^= 1;
  const auto width = [](const DarkRegions::Region& it) { return it.right - it.left; };
  const auto height = [](const DarkRegions::Region& it) { return it.bottom - it.top; };
  areas_.find(mask, std::max(4, std::min(width(region), height(region)) / kLeastPart), kMaxAreas);
  usual_.clear();
  std::vector<int> widths;
  std::vector<int> heights;
  for (const DarkRegions::Region& area : areas_.large()) {
    const bool is_enclosed =
        area.left > region.left && area.top > region.top && area.right < region.right && area.bottom < region.bottom;
    if (!is_enclosed) continue;
    usual_.push_back(area);
    widths.push_back(width(area));
    heights.push_back(height(area));
  }
  if (usual_.size() < kLeastAreas) return {};
  shell_sort(widths);
  shell_sort(heights);
  // A broken line makes one area of up to four cells.
  const auto is_usual = [](int length, int middle) { return 5 * length > 3 * middle && 2 * length < 5 * middle; };
  std::erase_if(usual_, [&](const DarkRegions::Region& area) {
    return !is_usual(width(area), widths[widths.size() / 2]) || !is_usual(height(area), heights[heights.size() / 2]);
  });
  if (usual_.size() < kLeastAreas) return {};
  Quad corners = areas_.corners_of(usual_);
  const Point centre = centre_of(corners);
  for (Point& corner : corners) {
    corner.x += (corner.x - centre.x) * kLine;
    corner.y += (corner.y - centre.y) * kLine;
  }
  return corners;
}

void whiten_outside(const Quad& corners, GreyImage& image) {
  // For each row the pixels inside, from the first to the one before the last.
  const auto inside = [&](int row) {
    const double y = row + 0.5;
    double first = image.width;
    double last = 0;
    for (std::size_t corner = 0; corner < 4; ++corner) {
      const Point& from = corners[corner];
      const Point& to = corners[(corner + 1) % 4];
      if ((from.y <= y) == (to.y <= y)) continue;
      const double x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y);
      first = std::min(first, x);
      last = std::max(last, x);
    }
    const int begin = static_cast<int>(std::clamp(first, 0.0, static_cast<double>(image.width)));
    return std::pair(begin, std::max(begin, static_cast<int>(std::min(last, static_cast<double>(image.width)))));
  };
  std::int64_t sum = 0;
  std::int64_t count = 1;
  for (int row = 0; row < image.height; ++row) {
    const auto [begin, end] = inside(row);
    for (int x = begin; x < end; ++x) sum += image.row(row)[x];
    count += end - begin;
  }
  const auto light = static_cast<std::uint8_t>(sum / count);
  for (int row = 0; row < image.height; ++row) {
    const auto [begin, end] = inside(row);
    std::uint8_t* const pixels = image.row(row);
    std::fill(pixels, pixels + begin, light);
    std::fill(pixels + end, pixels + image.width, light);
  }
}

}  // namespace nonet::vision
