// Cages of killers: lines, mostly dashed, a little inside of the sides that their cells have in common with others. So
// the sides between two cells are of two kinds. Across a side within a cage there is the line of the grid alone, and
// across one between two cages there are three lines, or a wide dark strip where the picture is not sharp. How far
// this ink reaches is measured, and sides are divided where the lengths leave a gap. A division shows cages only when
// the cages are closed: no side of the wide kind is between two cells that are joined over the others. Thick lines of
// the grid can go around small groups, too, as in KenKen: so there must be light between the lines of many sides.
// Nothing is assumed about the distance, the darkness and the pattern of the lines. The numbers below were chosen on
// the drawn pages of tools/digit-training/killer_pages.py, and checked on photos without cages: docs/reading-photos.md.

#include "core/vision/drawn_cages.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

#include "core/util/sort.h"
#include "core/vision/cell_groups.h"
#include "core/vision/fixed_point.h"

namespace nonet::vision {

namespace {

// A side is measured across, this far into both cells, in so many steps: an eightieth of a cell each.
constexpr double kReachOfSides = 0.25;
constexpr int kSteps = 40;
// The ink at either end is that of digits.
constexpr int kStepsAtEnds = 3;
// Dashes are added up along a third of the side, on both sides of its middle: a digit or the sum of a cage is mostly
// beside one of these parts alone, and the shorter length counts. The lines of the cells beside are farther outside.
constexpr std::array<double, 2> kFirstPlaces{0.18, 0.5};
constexpr double kWholePart = 0.32;
constexpr int kPlacesOfPart = 12;
// Ink is darker than the ground by a ninth.
constexpr int kInkParts = 9;
// The lengths of the two kinds of sides differ by at least so many steps, and those of the wide kind have at least so
// many: a tenth of a cell.
constexpr int kLeastGapOfSides = 3;
constexpr int kLeastWide = 8;
// Between two lines it is lighter than on both by at least this part of the limit of ink. A wide side with such light
// weighs as much as two without, so at least a third of them have it.
constexpr int kGapParts = 16;
constexpr int kWithLight = 2;

// On 4×4 too few groups are needed to be sure of them.
constexpr int kLeastSideOfCages = 6;

// The ink across a part of a side.
struct Strip {
  int length;
  bool has_gap;
};

Point part_way(Point from, Point to, double share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

/// The crossings at both ends of a side, and those beyond it, before and behind.
struct Crossings {
  std::array<Point, 2> on;
  std::array<Point, 2> before;
  std::array<Point, 2> behind;
};

Strip strip_at(const GreyImage& image, const Crossings& crossings, double first_place) {
  std::array<int, kSteps + 1> sums{};
  for (int place = 0; place < kPlacesOfPart; ++place) {
    const double along = first_place + kWholePart * place / (kPlacesOfPart - 1);
    const auto at = [&](const std::array<Point, 2>& ends) { return part_way(ends[0], ends[1], along); };
    const FixedPoint begin = fixed(part_way(at(crossings.on), at(crossings.before), kReachOfSides));
    const FixedPoint middle = fixed(at(crossings.on));
    const FixedPoint end = fixed(part_way(at(crossings.on), at(crossings.behind), kReachOfSides));
    for (int step = 0; step <= kSteps / 2; ++step) {
      sums[static_cast<std::size_t>(step)] += value_at(image, between(begin, middle, step, kSteps / 2));
      if (step == 0) continue;
      sums[static_cast<std::size_t>(kSteps / 2 + step)] += value_at(image, between(middle, end, step, kSteps / 2));
    }
  }
  // One of the two cells may be shaded.
  const auto limit_of = [&](int first_step) {
    std::vector<int> grounds(sums.begin() + first_step, sums.begin() + first_step + kSteps / 2);
    shell_sort(grounds);
    return grounds[grounds.size() * 9 / 10] / kInkParts * (kInkParts - 1);
  };
  const std::array<int, 2> limits{limit_of(0), limit_of(kSteps / 2 + 1)};
  const int least = limits[0] / kGapParts;
  int first = kSteps;
  int last = -1;
  // The darkest ink so far, and the lightest place behind ink.
  int darkest = std::numeric_limits<int>::max();
  int light = 0;
  bool has_gap = false;
  for (int step = kStepsAtEnds; step <= kSteps - kStepsAtEnds; ++step) {
    const int sum = sums[static_cast<std::size_t>(step)];
    if (sum - darkest >= least) light = std::max(light, sum);
    if (sum >= limits[step > kSteps / 2]) continue;
    has_gap = has_gap || light - sum >= least;
    darkest = std::min(darkest, sum);
    first = std::min(first, step);
    last = step;
  }
  return {std::max(0, last + 1 - first), has_gap};
}

// True when the groups are like the cages of a killer: more than the regions of a jigsaw, none larger than a row, and
// at most half of them of one cell, as frames around some cells alone would be.
bool are_like_cages(const CellGroups& groups, int side) {
  std::vector<int> sizes(static_cast<std::size_t>(side * side));
  for (int cell = 0; cell < side * side; ++cell) ++sizes[static_cast<std::size_t>(groups.group_of(cell))];
  const auto singles = std::count(sizes.begin(), sizes.end(), 1);
  return 2 * groups.count() >= 3 * side && 2 * singles <= groups.count() &&
         *std::max_element(sizes.begin(), sizes.end()) <= side;
}

}  // namespace

std::vector<InkedSide> inked_sides(const GreyImage& image, std::span<const Point> nodes, int side) {
  const auto node = [&](int row, int column) { return nodes[static_cast<std::size_t>(row * (side + 1) + column)]; };
  std::vector<InkedSide> sides;
  // A digit beside one of the parts neither makes the ink longer nor leaves a gap.
  const auto add = [&](int before, int behind, const Crossings& crossings) {
    const Strip first = strip_at(image, crossings, kFirstPlaces[0]);
    const Strip second = strip_at(image, crossings, kFirstPlaces[1]);
    sides.push_back({before, behind, std::min(first.length, second.length), first.has_gap && second.has_gap});
  };
  for (int line = 1; line < side; ++line) {
    for (int at = 0; at < side; ++at) {
      const auto upright = [&](int column) { return std::array<Point, 2>{node(at, column), node(at + 1, column)}; };
      const auto level = [&](int row) { return std::array<Point, 2>{node(row, at), node(row, at + 1)}; };
      add(at * side + line - 1, at * side + line, {upright(line), upright(line - 1), upright(line + 1)});
      add((line - 1) * side + at, line * side + at, {level(line), level(line - 1), level(line + 1)});
    }
  }
  return sides;
}

std::vector<Division> divisions_into_cages(std::span<const InkedSide> sides, int side) {
  std::vector<Division> divisions;
  if (side < kLeastSideOfCages) return divisions;
  for (int wide = kLeastWide; wide <= kSteps; ++wide) {
    CellGroups groups(side * side);
    bool is_gap = true;
    int balance = 0;
    for (const InkedSide& it : sides) {
      if (it.length <= wide - kLeastGapOfSides) groups.join(it.first, it.second);
      if (it.length >= wide) balance += it.has_gap ? kWithLight : -1;
      is_gap = is_gap && (it.length <= wide - kLeastGapOfSides || it.length >= wide);
    }
    const bool is_closed = std::none_of(sides.begin(), sides.end(), [&](const InkedSide& it) {
      return it.length >= wide && groups.group_of(it.first) == groups.group_of(it.second);
    });
    if (!is_gap || !is_closed || balance < 0 || !are_like_cages(groups, side)) continue;
    Division division;
    for (int cell = 0; cell < side * side; ++cell) division.push_back(groups.group_of(cell));
    if (divisions.empty() || divisions.back() != division) divisions.push_back(division);
  }
  return divisions;
}

bool shows_cages(const GreyImage& image, std::span<const Point> nodes, int side) {
  return !divisions_into_cages(inked_sides(image, nodes, side), side).empty();
}

}  // namespace nonet::vision
