#include "core/vision/cell_images.h"

#include <algorithm>
#include <cmath>

#include "core/util/contracts.h"
#include "core/util/sort.h"
#include "core/vision/fixed_point.h"

namespace nonet::vision {

namespace {

// How many places are read for each value, in each direction: a value is the average of the pixels that it covers.
int places_for(std::span<const Point> nodes, int side) {
  const auto corner = [&](int row, int column) { return nodes[static_cast<std::size_t>(row * (side + 1) + column)]; };
  const double area = std::abs(area_of({corner(0, 0), corner(0, side), corner(side, side), corner(side, 0)}));
  const double cell = std::sqrt(area) / side;
  if (cell < 34) return 1;
  if (cell < 76) return 2;
  return cell < 120 ? 3 : 4;
}

// `corners` are the crossings at the top left, top right, bottom left and bottom right.
CellPixels cut_cell(const GreyImage& image, const std::array<FixedPoint, 4>& corners, int places) {
  CellPixels cell;
  std::array<std::int32_t, kCellSide> sums;
  const int parts = 2 * kCellSide * places;
  const std::int32_t rounding = places * places << 15;
  for (int y = 0; y < kCellSide; ++y) {
    sums.fill(0);
    for (int line = y * places; line < (y + 1) * places; ++line) {
      const FixedPoint begin = between(corners[0], corners[2], 2 * line + 1, parts);
      const FixedPoint end = between(corners[1], corners[3], 2 * line + 1, parts);
      const FixedPoint step = between({0, 0}, {end.x - begin.x, end.y - begin.y}, 2, parts);
      FixedPoint at = between(begin, end, 1, parts);
      for (int x = 0; x < kCellSide; ++x) {
        for (int place = 0; place < places; ++place) {
          sums[x] += value_at(image, at);
          at.x += step.x;
          at.y += step.y;
        }
      }
    }
    for (int x = 0; x < kCellSide; ++x) {
      cell[static_cast<std::size_t>(y * kCellSide + x)] =
          static_cast<std::uint8_t>((sums[x] + rounding) / (places * places) >> 16);
    }
  }
  return cell;
}

}  // namespace

std::vector<CellPixels> cut_cells(const GreyImage& image, std::span<const Point> nodes, int side) {
  NONET_EXPECTS(nodes.size() == static_cast<std::size_t>((side + 1) * (side + 1)));
  NONET_EXPECTS(image.width >= 2 && image.height >= 2);
  const int places = places_for(nodes, side);
  std::vector<FixedPoint> at;
  at.reserve(nodes.size());
  for (const Point& node : nodes) at.push_back(fixed(node));
  std::vector<CellPixels> cells;
  cells.reserve(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int first = row * (side + 1) + column;
      const int below = first + side + 1;
      cells.push_back(cut_cell(image, {at[first], at[first + 1], at[below], at[below + 1]}, places));
    }
  }
  return cells;
}

CellContrast contrast_of(const CellPixels& cell) {
  constexpr int kGroundIndex = 626;
  constexpr int kInkIndex = 15;
  std::array<int, 256> counts{};
  for (const std::uint8_t value : cell) ++counts[value];
  const auto value_of_rank = [&](int rank) {
    int value = 0;
    for (int below = counts[0]; below <= rank; below += counts[++value]) {
    }
    return value;
  };
  return {value_of_rank(kGroundIndex), value_of_rank(kInkIndex)};
}

int least_contrast(std::span<const CellContrast> contrasts) {
  NONET_EXPECTS(!contrasts.empty());
  std::vector<int> differences;
  differences.reserve(contrasts.size());
  for (const CellContrast& contrast : contrasts) differences.push_back(contrast.difference());
  shell_sort(differences);
  return std::max(8, differences[6 * (differences.size() - 1) / 10] / 2);
}

CellInput input_of(const CellPixels& cell, CellContrast contrast, int least) {
  const int divisor = std::max(contrast.difference(), least);
  std::array<std::int8_t, 256> values;
  for (int value = 0; value < 256; ++value) {
    const int scaled = (contrast.ground - value) * 100;
    const int rounded = (2 * std::abs(scaled) + divisor) / (2 * divisor);
    values[value] = static_cast<std::int8_t>(std::clamp(scaled < 0 ? -rounded : rounded, -128, 127));
  }
  CellInput input;
  for (std::size_t at = 0; at < kCellPixels; ++at) input[at] = values[cell[at]];
  return input;
}

int ink_in_middle(const CellInput& input) {
  constexpr int kInk = 45;
  constexpr int kLeastInk = 30;
  int left = kCellSide;
  int top = kCellSide;
  int right = -1;
  int bottom = -1;
  const auto at = [&](int x, int y) { return std::max<int>(0, input[static_cast<std::size_t>(y * kCellSide + x)]); };
  for (int y = 0; y < kCellSide; ++y) {
    for (int x = 0; x < kCellSide; ++x) {
      if (at(x, y) < kInk) continue;
      left = std::min(left, x);
      top = std::min(top, y);
      right = std::max(right, x);
      bottom = std::max(bottom, y);
    }
  }
  const int width = right - left + 1;
  const int height = bottom - top + 1;
  if (height < 8 || width < 5) return 100;
  const int middle = left + width * 2 / 5;
  const int middle_end = right - width * 2 / 5;
  const int side = width * 7 / 20;
  int most_in_middle = 0;
  int least_beside = 1000;
  for (int y = top + height * 27 / 100; y <= bottom - height * 27 / 100; ++y) {
    int in_middle = 0;
    for (int x = middle; x <= middle_end; ++x) in_middle += at(x, y);
    most_in_middle = std::max(most_in_middle, in_middle / (middle_end - middle + 1));
    int at_left = 0;
    int at_right = 0;
    for (int x = 0; x <= side; ++x) {
      at_left = std::max(at_left, at(left + x, y));
      at_right = std::max(at_right, at(right - x, y));
    }
    least_beside = std::min({least_beside, at_left, at_right});
  }
  return least_beside < kLeastInk ? 100 : std::min(100, most_in_middle * 100 / least_beside);
}

CellInput turned(const CellInput& cell, int quarter_turns) {
  constexpr auto side = static_cast<std::size_t>(kCellSide);
  CellInput result = cell;
  for (int turn = 0; turn < quarter_turns; ++turn) {
    const CellInput before = result;
    for (std::size_t to = 0; to < result.size(); ++to) {
      result[to] = before[(side - 1 - to % side) * side + to / side];
    }
  }
  return result;
}

}  // namespace nonet::vision
