#include "core/vision/line_path.h"

#include <algorithm>
#include <array>

#include "core/util/contracts.h"

namespace nonet::vision {

namespace {

constexpr int kMaxReach = 13;
constexpr int kMaxPlaces = 2 * kMaxReach + 1;
// From one step to the next a path moves sideways by at most this many pixels.
constexpr int kMaxBend = 3;
// What a sideways move costs, for the square of its pixels. A step with full evidence gains 1.
constexpr float kBendCost = 0.18f;
// Without evidence the path stays near the middle.
constexpr float kOffsetCost = 0.004f;
constexpr float kSupported = 0.3f;

}  // namespace

float LinePath::at(double height) const {
  const double step = std::clamp(height / kStep, 0.0, static_cast<double>(offsets.size() - 1));
  const auto before = std::min(static_cast<std::size_t>(step), offsets.size() - 2);
  const double part = step - static_cast<double>(before);
  return static_cast<float>(offsets[before] * (1 - part) + offsets[before + 1] * part);
}

LinePath trace_line(const LineEvidence& evidence, int place, int side, int reach) {
  NONET_EXPECTS(reach <= kMaxReach && place >= kMaxReach);
  const int places = 2 * reach + 1;
  const int steps = side * kStraightCell / LinePath::kStep + 1;
  std::vector<std::array<std::int8_t, kMaxPlaces>> from(static_cast<std::size_t>(steps));
  std::array<float, kMaxPlaces> best{};
  for (int step = 0; step < steps; ++step) {
    std::array<float, kMaxPlaces> gained{};
    const int y = kStraightMargin + step * LinePath::kStep;
    for (int at = 0; at < places; ++at) {
      float most = -1e9f;
      for (int bend = -kMaxBend; bend <= kMaxBend; ++bend) {
        const int before = at + bend;
        if (before < 0 || before >= places) continue;
        const float value = best[before] - kBendCost * static_cast<float>(bend * bend);
        // Of equal paths the straighter one counts.
        const bool is_better = value > most || (value == most && bend == 0);
        if (!is_better) continue;
        most = value;
        from[step][at] = static_cast<std::int8_t>(before);
      }
      const int offset = at - reach;
      gained[at] =
          most + evidence.at(place + offset, y) - kOffsetCost * static_cast<float>(offset < 0 ? -offset : offset);
    }
    best = gained;
  }
  auto at = static_cast<int>(std::max_element(best.begin(), best.begin() + places) - best.begin());
  LinePath path;
  path.offsets.resize(static_cast<std::size_t>(steps));
  int supported = 0;
  for (int step = steps - 1; step >= 0; --step) {
    path.offsets[step] = static_cast<float>(at - reach);
    supported += evidence.at(place + at - reach, kStraightMargin + step * LinePath::kStep) > kSupported;
    at = from[step][at];
  }
  path.support = static_cast<float>(supported) / static_cast<float>(steps);
  return path;
}

}  // namespace nonet::vision
