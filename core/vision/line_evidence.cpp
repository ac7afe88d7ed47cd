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
// Blocks on each side that are looked at for the contrast and the noise around a block.
constexpr int kBlocksAround = 2;
// A ridge is full evidence when it is as deep as a share of the standard deviation around it: cells with lines have a
// standard deviation of a third of the depth of their lines, and cells with digits have one of a third of the depth of
// their digits.
constexpr float kFullDepth = 0.6f;
// Or when it is much deeper than the ridges of the ground around it: thin lines of screenshots are much lighter than
// digits.
constexpr float kFullNoises = 6;
// Differences below this many grey values are noise.
constexpr float kLeastDepth = 5;

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

// The depth of a ridge in thirteenths of a third of a grey value. A thin line is darker than both of its sides, and so
// is a thick one than sides that are farther away.
std::int32_t LineEvidence::depth_at(int x, int y) const {
  const std::int32_t* sums = stretches_.data() + y * side_ + x;
  const std::int32_t thin = 3 * (std::min(sums[-2], sums[2]) - sums[0]);
  const std::int32_t thick = 3 * std::min(sums[-4], sums[4]) - (sums[-1] + sums[0] + sums[1]);
  return std::max(thin, thick);
}

void LineEvidence::measure_surroundings(const GreyImage& straight) {
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
  full_depths_.assign(sums.size(), 0);
  std::vector<std::int32_t> bends;
  for (int y = 0; y < blocks; ++y) {
    for (int x = 0; x < blocks; ++x) {
      std::int64_t sum = 0;
      std::int64_t square = 0;
      std::int64_t count = 0;
      bends.clear();
      for (int near_y = std::max(0, y - kBlocksAround); near_y <= std::min(blocks - 1, y + kBlocksAround); ++near_y) {
        for (int near_x = std::max(0, x - kBlocksAround); near_x <= std::min(blocks - 1, x + kBlocksAround); ++near_x) {
          sum += sums[near_y * blocks + near_x];
          square += squares[near_y * blocks + near_x];
          count += kBlock * kBlock;
          for (int at = 0; at < kBlock; at += 2) {
            const int column = std::clamp(near_x * kBlock + at, 2, side_ - 3);
            const std::int32_t* middle = stretches_.data() + (near_y * kBlock + kBlock / 2) * side_ + column;
            bends.push_back(std::abs(middle[-2] - 2 * middle[0] + middle[2]));
          }
        }
      }
      const double mean = static_cast<double>(sum) / static_cast<double>(count);
      const double variance = static_cast<double>(square) / static_cast<double>(count) - mean * mean;
      // Less than half of the places are near lines or digits.
      std::nth_element(bends.begin(), bends.begin() + static_cast<std::ptrdiff_t>(bends.size() / 2), bends.end());
      const float noise = static_cast<float>(bends[bends.size() / 2]) / (2 * kStretch);
      const auto contrast = static_cast<float>(std::sqrt(std::max(0.0, variance)));
      full_depths_[y * blocks + x] = std::min(kFullDepth * (contrast + kLeastDepth), kFullNoises * noise + kLeastDepth);
    }
  }
}

float LineEvidence::full_depth_near(int x, int y) const {
  const int blocks = side_ / kBlock;
  return full_depths_[std::min(y / kBlock, blocks - 1) * blocks + std::min(x / kBlock, blocks - 1)];
}

void LineEvidence::measure(const GreyImage& straight) {
  side_ = straight.width;
  average_columns(straight);
  measure_surroundings(straight);
  ridges_.assign(stretches_.size(), 0);
  for (int y = 0; y < side_; ++y) {
    for (int x = 4; x < side_ - 4; ++x) {
      const std::int32_t depth = depth_at(x, y);
      if (depth <= 0) continue;
      ridges_[y * side_ + x] = std::min(1.0f, static_cast<float>(depth) / (3 * kStretch * full_depth_near(x, y)));
    }
  }
  evidence_.assign(stretches_.size(), 0);
  for (int y = 0; y < side_; ++y) {
    const auto row_at = [&](int stretches) {
      return ridges_.data() + std::clamp(y + stretches * kStretch, 0, side_ - 1) * side_;
    };
    const float* here = ridges_.data() + y * side_;
    float* out = evidence_.data() + y * side_;
    for (int x = 4; x < side_ - 4; ++x) {
      if (here[x] == 0) continue;
      // The line may lean by a pixel from one stretch to the next.
      const auto near = [&](int stretches) {
        const float* row = row_at(stretches);
        return std::max({row[x - 1], row[x], row[x + 1]});
      };
      const auto far = [&](int stretches) {
        const float* row = row_at(stretches);
        return std::max({row[x - 2], row[x - 1], row[x], row[x + 1], row[x + 2]});
      };
      // A line goes on for three stretches, which are longer than a cell. A stroke of a digit does not.
      const float above = near(-1);
      const float below = near(1);
      const float most = std::max({std::min(above, below), std::min(above, far(-2)), std::min(below, far(2))});
      out[x] = std::min(here[x], most);
    }
  }
}

}  // namespace nonet::vision
