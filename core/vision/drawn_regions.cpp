// Boxes and irregular regions. Each side between two cells has a weight: how much ink a line across it meets, so that
// thick and dark lines both weigh more. Cells are joined over the lightest sides first. When as many groups are left as
// a row has cells, each must have as many cells, and the lightest side between two groups must be clearly heavier than
// the heaviest side that joined two. There is one such moment at most, so no width of thick lines is assumed, and noise
// or a line that is broken off gives no regions. The numbers below were checked on the drawn pages of the
// tests and on photos of grids with boxes: docs/reading-photos.md.

#include "core/vision/drawn_regions.h"

#include <algorithm>
#include <array>

#include "core/util/contracts.h"
#include "core/util/sort.h"
#include "core/vision/cell_groups.h"
#include "core/vision/fixed_point.h"

namespace nonet::vision {

namespace {

// A side is measured across, this far into both cells; digits begin farther away.
constexpr double kReachAcross = 0.15;
// Steps of an eightieth of a cell, at most half a pixel in cells of 40 pixels.
constexpr int kStepsAcross = 24;
// A digit may reach into so many steps at either end, where no line of up to a fifth of a cell has ink.
constexpr int kStepsOfDigits = 4;
// Places along the middle of a side, an odd number with a middle one. The fifths of the side at its ends are left out:
// other lines meet it there.
constexpr int kPlaces = 9;
constexpr double kFirstPlace = 0.2;
// A side between regions must weigh this much more than one within them.
constexpr double kClearlyHeavier = 1.25;
// Lines are of two widths when thick ones have this many times the ink of thin ones.
constexpr double kTwoWidths = 1.6;
// Each of the two widths has at least this part of all sides: a tenth.
constexpr std::size_t kWidthParts = 10;
// Up to this part of the thick sides may be within boxes: a fifth.
constexpr std::size_t kWithinParts = 5;

struct Side {
  int first;
  int second;
  double weight;
};

Point between(Point from, Point to, double share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

// The middle value of some. Changes their order.
double middle_of(std::span<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// How much ink is in the middle of a short way across a line, as a share of the ground there, in cells. The ground
// is the middle value of either outer third of the way, so a digit that reaches into one of them does not count. Where
// one cell is shaded, the edge of the shade is no ink: the darker ground counts.
double ink_across(const GreyImage& image, Point from, Point to) {
  std::array<double, kStepsAcross + 1> values;
  const FixedPoint begin = fixed(from);
  const FixedPoint end = fixed(to);
  for (int step = 0; step <= kStepsAcross; ++step) {
    const FixedPoint at = between(begin, end, step, kStepsAcross);
    values[static_cast<std::size_t>(step)] = value_at(image, at) / 65536.0;
  }
  std::array<double, kStepsAcross + 1> grounds = values;
  constexpr std::size_t kThird = kStepsAcross / 3;
  const std::span<double> all(grounds);
  const double ground = std::max(1.0, std::min(middle_of(all.first(kThird)), middle_of(all.last(kThird))));
  double ink = 0;
  for (int step = kStepsOfDigits; step <= kStepsAcross - kStepsOfDigits; ++step) {
    ink += std::max(0.0, ground - values[static_cast<std::size_t>(step)]) / ground;
  }
  return ink * 2 * kReachAcross / kStepsAcross;
}

// The weight of a side from one crossing to another: the middle one of its places, as print may cross it somewhere.
// `before` and `behind` are the crossings beyond the side, in both directions across it.
double weight_of(const GreyImage& image, const std::array<Point, 2>& ends, const std::array<Point, 2>& before,
                 const std::array<Point, 2>& behind) {
  std::array<double, kPlaces> inks;
  for (int place = 0; place < kPlaces; ++place) {
    const double along = kFirstPlace + (1 - 2 * kFirstPlace) * place / (kPlaces - 1);
    const Point on_line = between(ends[0], ends[1], along);
    const Point from = between(on_line, between(before[0], before[1], along), kReachAcross);
    const Point to = between(on_line, between(behind[0], behind[1], along), kReachAcross);
    inks[static_cast<std::size_t>(place)] = ink_across(image, from, to);
  }
  return middle_of(inks);
}

std::vector<Side> sides_of(const GreyImage& image, std::span<const Point> nodes, int side) {
  const auto node = [&](int row, int column) { return nodes[static_cast<std::size_t>(row * (side + 1) + column)]; };
  std::vector<Side> sides;
  for (int line = 1; line < side; ++line) {
    for (int at = 0; at < side; ++at) {
      const auto upright = [&](int column) { return std::array<Point, 2>{node(at, column), node(at + 1, column)}; };
      const auto level = [&](int row) { return std::array<Point, 2>{node(row, at), node(row, at + 1)}; };
      sides.push_back({at * side + line - 1, at * side + line,
                       weight_of(image, upright(line), upright(line - 1), upright(line + 1))});
      sides.push_back(
          {(line - 1) * side + at, line * side + at, weight_of(image, level(line), level(line - 1), level(line + 1))});
    }
  }
  put_in_order(sides, [](const Side& left, const Side& right) { return left.weight < right.weight; });
  return sides;
}

// The regions by their numbers in order of their first cells. Empty unless each has `side` cells.
std::vector<std::uint8_t> equal_regions(const CellGroups& groups, int side) {
  const auto cells = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  std::vector<int> first_cells;
  std::vector<int> sizes;
  std::vector<std::uint8_t> regions(cells);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const int group = groups.group_of(static_cast<int>(cell));
    auto found = std::find(first_cells.begin(), first_cells.end(), group);
    if (found == first_cells.end()) {
      found = first_cells.insert(found, group);
      sizes.push_back(0);
    }
    const auto number = found - first_cells.begin();
    ++sizes[static_cast<std::size_t>(number)];
    regions[cell] = static_cast<std::uint8_t>(number);
  }
  const bool is_equal = std::all_of(sizes.begin(), sizes.end(), [&](int size) { return size == side; });
  return is_equal ? regions : std::vector<std::uint8_t>();
}

// True when every region is a row, or every region is a column: then lines of one direction are heavier than the
// others, which shows no regions.
bool are_lines(const std::vector<std::uint8_t>& regions, int side) {
  bool are_rows = true;
  bool are_columns = true;
  for (int cell = 0; cell < side * side; ++cell) {
    const std::uint8_t region = regions[static_cast<std::size_t>(cell)];
    are_rows = are_rows && region == cell / side;
    are_columns = are_columns && region == cell % side;
  }
  return are_rows || are_columns;
}

// True when the weights are of two kinds, and many of the heavy sides are within the boxes of a grid.
bool are_heavy_within_boxes(const std::vector<Side>& sides, int side) {
  // The widest gap of the weights, as a ratio, with at least a tenth of the sides on either side of it.
  const std::size_t margin = sides.size() / kWidthParts;
  std::size_t first_heavy = 0;
  double widest = kTwoWidths;
  for (std::size_t at = margin; at < sides.size() - margin; ++at) {
    const double ratio = sides[at].weight / std::max(1e-6, sides[at - 1].weight);
    if (ratio < widest) continue;
    widest = ratio;
    first_heavy = at;
  }
  if (first_heavy == 0) return false;
  const int box_rows = side == 9 ? 3 : 2;
  std::size_t within = 0;
  for (std::size_t at = first_heavy; at < sides.size(); ++at) {
    const auto [first, second, weight] = sides[at];
    const bool is_level = second - first == side;
    const int line = is_level ? second / side : second % side;
    // 6×6 and 8×8 grids have boxes of both forms.
    const bool may_be_box = line % box_rows == 0 || line % (side / box_rows) == 0;
    within += !may_be_box;
  }
  return kWithinParts * within > sides.size() - first_heavy;
}

}  // namespace

DrawnRegions find_regions(const GreyImage& image, std::span<const Point> nodes, int side) {
  NONET_EXPECTS(image.width >= 2 && image.height >= 2);
  const std::vector<Side> sides = sides_of(image, nodes, side);
  CellGroups groups(side * side);
  double heaviest_within = 0;
  std::size_t at = 0;
  for (; at < sides.size() && groups.count() > side; ++at) {
    if (groups.join(sides[at].first, sides[at].second)) heaviest_within = sides[at].weight;
  }
  const auto border = std::find_if(sides.begin() + static_cast<std::ptrdiff_t>(at), sides.end(), [&](const Side& it) {
    return groups.group_of(it.first) != groups.group_of(it.second);
  });
  DrawnRegions found;
  const bool is_clear = border != sides.end() && border->weight > kClearlyHeavier * heaviest_within;
  if (is_clear) found.regions = equal_regions(groups, side);
  if (found.regions.empty()) {
    found.is_unclear = are_heavy_within_boxes(sides, side);
  } else if (are_lines(found.regions, side)) {
    found.regions.clear();
  }
  return found;
}

}  // namespace nonet::vision
