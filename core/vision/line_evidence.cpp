#include "core/vision/line_evidence.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace nonet::vision {

namespace {

// A stretch reaches this far up and down.
constexpr int kReach = 6;
constexpr int kStretch = 2 * kReach + 1;
constexpr int kBlock = 8;
// A ridge that is as deep as this share of the standard deviation around it is full evidence. Blank cells with lines have a standard deviation of a third of
// the depth of their lines, and cells with digits have one of the depth of their digits: thin lines of screenshots are much lighter than digits.
constexpr float kFullDepth = 0.6f;
// Differences below this many grey values are noise.
constexpr float kLeastContrast = 6;

}  // namespace

void LineEvidence::average_columns(const GreyImage& straight) {
  stretches_.assign(static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_), 0);
  const auto row_near = [&](int y) { return straight.row(std::clamp(y, 0, side_ - 1)); };
  for (int y = 0; y < side_; ++y) {
    std::int32_t* sums = stretches_.data() + y * side_;
    if (y == 0) {
      for (int at = -kReach; at <= kReach; ++at) {
        const std::uint8_t* row = row_near(at);
        for (int x = 0; x < side_; ++x) sums[x] += row[x];
      }
      continue;
    }
    const std::uint8_t* entering = row_near(y + kReach);
    const std::uint8_t* leaving = row_near(y - kReach - 1);
    const std::int32_t* before = sums - side_;
    for (int x = 0; x < side_; ++x) sums[x] = before[x] + entering[x] - leaving[x];
  }
}

void LineEvidence::measure_contrast(const GreyImage& straight) {
  const int blocks = side_ / kBlock;
  std::vector<std::int32_t> sums(static_cast<std::size_t>(blocks) * static_cast<std::size_t>(blocks));
  std::vector<std::int32_t> squares(sums.size());
  for (int y = 0; y < blocks * kBlock; ++y) {
    const std::uint8_t* row = straight.row(y);
    for (int x = 0; x < blocks * kBlock; ++x) {
      const int block = y / kBlock * blocks + x / kBlock;
      sums[block] += row[x];
      squares[block] += row[x] * row[x];
    }
  }
  contrasts_.assign(sums.size(), 0);
  constexpr int kAround = 2;
  for (int y = 0; y < blocks; ++y) {
    for (int x = 0; x < blocks; ++x) {
      std::int64_t sum = 0;
      std::int64_t square = 0;
      std::int64_t count = 0;
      for (int other_y = std::max(0, y - kAround); other_y <= std::min(blocks - 1, y + kAround); ++other_y) {
        for (int other_x = std::max(0, x - kAround); other_x <= std::min(blocks - 1, x + kAround); ++other_x) {
          sum += sums[other_y * blocks + other_x];
          square += squares[other_y * blocks + other_x];
          count += kBlock * kBlock;
        }
      }
      const double mean = static_cast<double>(sum) / static_cast<double>(count);
      const double variance = static_cast<double>(square) / static_cast<double>(count) - mean * mean;
      contrasts_[y * blocks + x] = static_cast<float>(std::sqrt(std::max(0.0, variance)));
    }
  }
}

float LineEvidence::contrast_near(int x, int y) const {
  const int blocks = side_ / kBlock;
  return contrasts_[std::min(y / kBlock, blocks - 1) * blocks + std::min(x / kBlock, blocks - 1)];
}

void LineEvidence::measure(const GreyImage& straight) {
  side_ = straight.width;
  average_columns(straight);
  measure_contrast(straight);
  ridges_.assign(stretches_.size(), 0);
  for (int y = 0; y < side_; ++y) {
    const std::int32_t* sums = stretches_.data() + y * side_;
    for (int x = 4; x < side_ - 4; ++x) {
      // A thin line is darker than both of its sides, and so is a thick one than sides that are farther away.
      const std::int32_t thin = 3 * (std::min(sums[x - 2], sums[x + 2]) - sums[x]);
      const std::int32_t thick = 3 * std::min(sums[x - 4], sums[x + 4]) - (sums[x - 1] + sums[x] + sums[x + 1]);
      const std::int32_t depth = std::max(thin, thick);
      if (depth <= 0) continue;
      const float full = kFullDepth * (contrast_near(x, y) + kLeastContrast);
      ridges_[y * side_ + x] = std::min(1.0f, static_cast<float>(depth) / (3 * kStretch * full));
    }
  }
  evidence_.assign(stretches_.size(), 0);
  for (int y = 0; y < side_; ++y) {
    // A line goes on above or below. A stroke of a digit does not.
    const float* here = ridges_.data() + y * side_;
    const float* above = ridges_.data() + std::max(0, y - kStretch) * side_;
    const float* below = ridges_.data() + std::min(side_ - 1, y + kStretch) * side_;
    float* out = evidence_.data() + y * side_;
    for (int x = 0; x < side_; ++x) {
      const auto near = [&](const float* row) {
        // The line may lean by a pixel.
        return std::max({row[std::max(0, x - 1)], row[x], row[std::min(side_ - 1, x + 1)]});
      };
      out[x] = std::min(here[x], std::max(near(above), near(below)));
    }
  }
}

}  // namespace nonet::vision
