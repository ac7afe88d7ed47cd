#include "core/vision/lattice.h"

#include <algorithm>
#include <cmath>

#include "core/util/contracts.h"

namespace nonet::vision {

namespace {

constexpr int kFirstReach = 11;
constexpr int kLeastReach = 7;
constexpr int kMaxSecondReach = 12;
// A line with less support is taken from its neighbours.
constexpr float kGoodSupport = 0.5f;
constexpr double kAllowedUnevenness = 0.1;

std::uint8_t value_at(const GreyImage& image, Point point) {
  const double x = std::clamp(point.x - 0.5, 0.0, static_cast<double>(image.width - 1));
  const double y = std::clamp(point.y - 0.5, 0.0, static_cast<double>(image.height - 1));
  const int left = std::min(static_cast<int>(x), image.width - 2);
  const int top = std::min(static_cast<int>(y), image.height - 2);
  const int right_part = static_cast<int>((x - left) * 256);
  const int lower_part = static_cast<int>((y - top) * 256);
  const std::uint8_t* upper = image.row(top) + left;
  const std::uint8_t* lower = image.row(top + 1) + left;
  const int above = upper[0] * (256 - right_part) + upper[1] * right_part;
  const int below = lower[0] * (256 - right_part) + lower[1] * right_part;
  return static_cast<std::uint8_t>((above * (256 - lower_part) + below * lower_part + (1 << 15)) >> 16);
}

// Gives each line without enough support the course of the good lines beside it, which is what bent paper does to neighbours.
void borrow_courses(std::vector<LinePath>& paths) {
  const auto is_good = [&](std::size_t line) { return paths[line].support >= kGoodSupport; };
  std::vector<std::size_t> good;
  for (std::size_t line = 0; line < paths.size(); ++line) {
    if (is_good(line)) good.push_back(line);
  }
  for (std::size_t line = 0; line < paths.size(); ++line) {
    if (is_good(line)) continue;
    LinePath& path = paths[line];
    if (good.empty()) {
      std::fill(path.offsets.begin(), path.offsets.end(), 0.0f);
      continue;
    }
    const auto next = std::lower_bound(good.begin(), good.end(), line);
    const std::size_t after = next == good.end() ? good.back() : *next;
    const std::size_t before = next == good.begin() ? good.front() : *(next - 1);
    const float part = after == before ? 0 : static_cast<float>(line - before) / static_cast<float>(after - before);
    for (std::size_t step = 0; step < path.offsets.size(); ++step) {
      path.offsets[step] = paths[before].offsets[step] * (1 - part) + paths[after].offsets[step] * part;
    }
  }
}

// The course of a line that is followed in whole pixels, smoothed.
void smooth(LinePath& path) {
  const std::vector<float> before = path.offsets;
  const auto last = static_cast<int>(before.size()) - 1;
  for (int step = 0; step <= last; ++step) {
    float sum = 0;
    for (int near = step - 2; near <= step + 2; ++near) sum += before[std::clamp(near, 0, last)];
    path.offsets[step] = sum / 5;
  }
}

// Columns and rows cross where each is at the place that the other names.
std::vector<Point> crossings(const std::vector<LinePath>& columns, const std::vector<LinePath>& rows) {
  std::vector<Point> nodes;
  nodes.reserve(columns.size() * rows.size());
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const double even_x = static_cast<double>(column) * kStraightCell;
      const double even_y = static_cast<double>(row) * kStraightCell;
      double x = even_x;
      double y = even_y;
      for (int round = 0; round < 3; ++round) {
        x = even_x + columns[column].at(y);
        y = even_y + rows[row].at(x);
      }
      nodes.push_back({kStraightMargin + x, kStraightMargin + y});
    }
  }
  return nodes;
}

double mean_support(const std::vector<LinePath>& paths, std::size_t every, double& worst) {
  double sum = 0;
  std::size_t count = 0;
  for (std::size_t line = 0; line < paths.size(); line += every) {
    sum += paths[line].support;
    worst = std::min<double>(worst, paths[line].support);
    ++count;
  }
  return sum / static_cast<double>(count);
}

double score_of_lines(const std::vector<LinePath>& columns, const std::vector<LinePath>& rows, std::size_t every,
                      double between) {
  double worst = 1;
  const double mean = (mean_support(columns, every, worst) + mean_support(rows, every, worst)) / 2;
  return mean + 0.3 * worst - 0.5 * between;
}

// How uneven the gaps between neighbouring lines are: the mean difference of gaps side by side, in gaps. The lines of a grid are at even distances, or at ones
// that change slowly. A lattice with too many lines, or too few, takes some lines twice or leaves some out: 0.3 and more.
double unevenness(const std::vector<Point>& nodes, int side) {
  double sum = 0;
  const auto node = [&](int row, int column) { return nodes[static_cast<std::size_t>(row * (side + 1) + column)]; };
  for (int line = 0; line <= side; ++line) {
    for (int at = 1; at < side; ++at) {
      sum += std::abs(node(line, at + 1).x - 2 * node(line, at).x + node(line, at - 1).x);
      sum += std::abs(node(at + 1, line).y - 2 * node(at, line).y + node(at - 1, line).y);
    }
  }
  return sum / (2 * (side + 1) * (side - 1) * kStraightCell);
}

// Maps crossings of an even grid to the crossings that were found, without those that are far from where the others put them.
Homography robust_fit(const std::vector<Point>& even, const std::vector<Point>& found, std::vector<double> weights) {
  Homography map = Homography::fitted(even, found, weights);
  for (int round = 0; round < 2; ++round) {
    std::vector<double> errors;
    for (std::size_t at = 0; at < even.size(); ++at) {
      if (weights[at] > 0) errors.push_back(distance(map(even[at]), found[at]));
    }
    if (errors.size() < 12) break;
    std::nth_element(errors.begin(), errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2), errors.end());
    const double allowed = 2.5 * errors[errors.size() / 2] + 0.5;
    for (std::size_t at = 0; at < even.size(); ++at) {
      if (distance(map(even[at]), found[at]) > allowed) weights[at] *= 0.05;
    }
    map = Homography::fitted(even, found, weights);
  }
  return map;
}

}  // namespace

void LatticeFinder::straighten(const GreyImage& image, const Homography& map, int side) {
  const int full = side * kStraightCell + 2 * kStraightMargin;
  straight_.resize(full, full);
  turned_.resize(full, full);
  const double cell = kStraightCell;
  for (int y = 0; y < full; ++y) {
    std::uint8_t* row = straight_.row(y);
    for (int x = 0; x < full; ++x) {
      row[x] = value_at(image, map({(x + 0.5 - kStraightMargin) / cell, (y + 0.5 - kStraightMargin) / cell}));
      turned_.row(x)[y] = row[x];
    }
  }
  columns_.measure(straight_);
  rows_.measure(turned_);
}

std::vector<LinePath> LatticeFinder::trace_all(const LineEvidence& evidence, int side, int reach, double& between) {
  std::vector<LinePath> paths;
  paths.reserve(static_cast<std::size_t>(side) + 1);
  for (int line = 0; line <= side; ++line) {
    paths.push_back(trace_line(evidence, kStraightMargin + line * kStraightCell, side, reach));
  }
  double sum = 0;
  for (int line = 0; line < side; ++line) {
    sum += trace_line(evidence, kStraightMargin + line * kStraightCell + kStraightCell / 2, side, 2).support;
  }
  between += sum / (2 * side);
  return paths;
}

LatticeFinder::Pass LatticeFinder::follow_lines(int side, int reach) {
  Pass pass;
  double between = 0;
  pass.columns = trace_all(columns_, side, reach, between);
  pass.rows = trace_all(rows_, side, reach, between);
  pass.score = score_of_lines(pass.columns, pass.rows, 1, between);
  // The thin lines of a screenshot can be too faint. The thick lines of a 9×9 grid are enough; in a 6×6 or 8×8 grid they could be those of another grid.
  if (side == 9) pass.score = std::max(pass.score, 0.9 * score_of_lines(pass.columns, pass.rows, 3, between));
  for (std::vector<LinePath>* paths : {&pass.columns, &pass.rows}) {
    for (LinePath& path : *paths) smooth(path);
    borrow_courses(*paths);
  }
  pass.nodes = crossings(pass.columns, pass.rows);
  pass.score -= std::max(0.0, unevenness(pass.nodes, side) - kAllowedUnevenness);
  return pass;
}

Lattice LatticeFinder::find(const GreyImage& image, const Quad& corners, int side) {
  NONET_EXPECTS(side >= kLeastSide && side <= kMaxSide && is_convex(corners));
  std::vector<Point> even;
  for (int row = 0; row <= side; ++row) {
    for (int column = 0; column <= side; ++column)
      even.push_back({static_cast<double>(column), static_cast<double>(row)});
  }
  const Quad in_cells{{{0, 0}, {side * 1.0, 0}, {side * 1.0, side * 1.0}, {0, side * 1.0}}};
  const std::vector<double> equal(4, 1);
  const Homography first = Homography::fitted(in_cells, corners, equal);
  const auto in_image = [&](const Homography& map, const std::vector<Point>& nodes) {
    std::vector<Point> mapped;
    for (const Point& node : nodes) {
      mapped.push_back(map({(node.x - kStraightMargin) / kStraightCell, (node.y - kStraightMargin) / kStraightCell}));
    }
    return mapped;
  };

  straighten(image, first, side);
  const Pass rough = follow_lines(side, kFirstReach);
  const std::vector<Point> rough_nodes = in_image(first, rough.nodes);
  std::vector<double> weights;
  for (const LinePath& row : rough.rows) {
    for (const LinePath& column : rough.columns) {
      weights.push_back(row.support >= kGoodSupport && column.support >= kGoodSupport ? 1 : 0.01);
    }
  }
  const Homography second = robust_fit(even, rough_nodes, weights);
  double farthest = 0;
  for (std::size_t at = 0; at < even.size(); ++at) {
    if (weights[at] == 1) farthest = std::max(farthest, distance(second(even[at]), rough_nodes[at]));
  }
  const double cell = std::sqrt(std::abs(area_of(corners))) / side;
  const int reach = std::clamp(static_cast<int>(farthest / cell * kStraightCell) + 3, kLeastReach, kMaxSecondReach);

  straighten(image, second, side);
  const Pass fine = follow_lines(side, reach);
  if (fine.score >= rough.score) return {side, in_image(second, fine.nodes), fine.score};
  return {side, rough_nodes, rough.score};
}

}  // namespace nonet::vision
