#include "core/vision/line_count.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/util/sort.h"

namespace nonet::vision {

namespace {

constexpr int kStraightSide = 480;
constexpr int kCountMargin = 10;
constexpr int kStrips = 24;
constexpr int kStripHeight = kStraightSide / kStrips;
constexpr int kFullSide = kStraightSide + 2 * kCountMargin;
// Dark columns that are at most this many pixels apart are one line: a printed line can have holes.
constexpr int kGap = 3;
constexpr int kMaxLines = 24;

/// The straightened mask: 1 where there is a line.
class StraightMask {
 public:
  StraightMask(const GreyImage& mask, const Quad& corners) : pixels_(static_cast<std::size_t>(kFullSide) * kFullSide) {
    const Homography map = Homography::of_unit_square_to(corners);
    for (int y = 0; y < kFullSide; ++y) {
      for (int x = 0; x < kFullSide; ++x) {
        const Point at = map({(x - kCountMargin + 0.5) / kStraightSide, (y - kCountMargin + 0.5) / kStraightSide});
        if (!(at.x >= 0 && at.y >= 0 && at.x < mask.width && at.y < mask.height)) continue;
        pixels_[y * kFullSide + x] = mask.row(static_cast<int>(at.y))[static_cast<int>(at.x)];
      }
    }
  }

  /// The pixel at `along` a line and `across` it. Lines are columns, or rows.
  int at(bool lines_are_columns, int along, int across) const {
    return lines_are_columns ? pixels_[along * kFullSide + across] : pixels_[across * kFullSide + along];
  }

 private:
  std::vector<std::uint8_t> pixels_;
};

// Two lines that are much closer than the others are one line: the frame of a grid is often double.
int separate_lines(std::vector<int>& places) {
  if (places.size() < 3) return static_cast<int>(places.size());
  std::vector<int> gaps;
  for (std::size_t at = 1; at < places.size(); ++at) gaps.push_back(places[at] - places[at - 1]);
  std::vector<int> sorted = gaps;
  shell_sort(sorted);
  const int middle = sorted[sorted.size() / 2];
  return 1 + static_cast<int>(std::count_if(gaps.begin(), gaps.end(), [&](int gap) { return 5 * gap > 2 * middle; }));
}

int lines_in_strip(const StraightMask& mask, bool columns, int strip, std::vector<int>& places) {
  const int begin = kCountMargin + strip * kStripHeight;
  places.clear();
  int last = -kFullSide;
  for (int across = 0; across < kFullSide; ++across) {
    int dark = 0;
    for (int along = begin; along < begin + kStripHeight; ++along) dark += mask.at(columns, along, across);
    // A slanted line leaves a column before the strip ends.
    if (2 * dark < kStripHeight) continue;
    if (across - last > kGap) places.push_back(across);
    last = across;
  }
  return separate_lines(places);
}

int most_frequent_cells(const StraightMask& mask, bool columns) {
  std::array<int, kMaxLines> strips{};
  std::vector<int> places;
  for (int strip = 0; strip < kStrips; ++strip) {
    ++strips[std::min(lines_in_strip(mask, columns, strip, places), kMaxLines - 1)];
  }
  const auto most = std::max_element(strips.begin(), strips.end());
  const auto lines = static_cast<int>(most - strips.begin());
  return 3 * *most < kStrips || lines < 2 ? 0 : lines - 1;
}

}  // namespace

LineCount count_lines(const GreyImage& mask, const Quad& corners) {
  const StraightMask straight(mask, corners);
  return {most_frequent_cells(straight, true), most_frequent_cells(straight, false)};
}

}  // namespace nonet::vision
