#include "core/vision/lattice.h"

#include <algorithm>
#include <cmath>

#include "core/util/contracts.h"
#include "core/util/sort.h"

namespace nonet::vision {

namespace {

constexpr int kFirstReach = 11;
constexpr int kLeastReach = 7;
constexpr int kMaxSecondReach = 12;
// A line with less support is taken from its neighbours.
constexpr float kGoodSupport = 0.5f;
// The thin lines of a grid whose thick lines alone were good must be surer than that.
constexpr float kSureSupport = 0.8f;
constexpr double kAllowedUnevenness = 0.1;
// An image with larger cells, in pixels, is reduced to cells of about this size.
constexpr double kMaxCell = 44;
constexpr double kReducedCell = 36;
// So many pixels of a straightened grid are a unit of work, which is about a microsecond.
constexpr int kPixelsOfWork = 32;

std::uint8_t value_at(const GreyImage& image, Point point) {
  // Outside, the image is mirrored: the grid of a screenshot often ends with the screen, and its outer lines are lines
  // then, too.
  const auto within = [](double place, int length) {
    const double inside = place < 0 ? -place : std::min(place, 2.0 * length - place);
    return std::clamp(inside - 0.5, 0.0, static_cast<double>(length - 1));
  };
  const double x = within(point.x, image.width);
  const double y = within(point.y, image.height);
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

/// Maps an even grid to crossings that were found, straight between them. Outside, the outer cells go on.
class Mesh {
 public:
  Mesh(const std::vector<Point>& nodes, int side) : nodes_(nodes), side_(side) {}

  Point operator()(Point place) const {
    const int column = std::clamp(static_cast<int>(place.x), 0, side_ - 1);
    const int row = std::clamp(static_cast<int>(place.y), 0, side_ - 1);
    const double x = place.x - column;
    const double y = place.y - row;
    const Point* const upper = nodes_.data() + row * (side_ + 1) + column;
    const Point* const lower = upper + side_ + 1;
    const auto along = [](const Point* from, double part) {
      return Point{from[0].x + (from[1].x - from[0].x) * part, from[0].y + (from[1].y - from[0].y) * part};
    };
    const Point above = along(upper, x);
    const Point below = along(lower, x);
    return {above.x + (below.x - above.x) * y, above.y + (below.y - above.y) * y};
  }

 private:
  const std::vector<Point>& nodes_;
  int side_;
};

// Gives each line without enough support the course of the good lines beside it, which is what bent paper does to
// neighbours.
void borrow_courses(std::vector<LinePath>& paths, std::size_t thick_every) {
  const auto is_good = [&](std::size_t line) {
    return paths[line].support >= (line % thick_every == 0 ? kGoodSupport : kSureSupport);
  };
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

// How far the middle one of three crossings is from the middle of the others, twice.
double bend(Point before, Point here, Point after) {
  return distance({before.x + after.x, before.y + after.y}, {2 * here.x, 2 * here.y});
}

// How uneven the gaps between neighbouring lines are: the mean difference of gaps side by side, in gaps. The lines of a
// grid are at even distances, or at ones that change slowly. A lattice with too many lines, or too few, takes some
// lines twice or leaves some out: 0.3 and more.
double unevenness(const std::vector<Point>& nodes, int side, int every, double cell) {
  double sum = 0;
  int count = 0;
  const auto node = [&](int row, int column) { return nodes[static_cast<std::size_t>(row * (side + 1) + column)]; };
  for (int line = 0; line <= side; line += every) {
    for (int at = every; at < side; at += every) {
      sum += bend(node(line, at - every), node(line, at), node(line, at + every));
      sum += bend(node(at - every, line), node(at, line), node(at + every, line));
      count += 2;
    }
  }
  return sum / (count * every * cell);
}

// Maps crossings of an even grid to the crossings that were found, without those that are far from where the others put
// them.
Homography robust_fit(const std::vector<Point>& even, const std::vector<Point>& found, std::vector<double> weights) {
  Homography map = Homography::fitted(even, found, weights);
  for (int round = 0; round < 2; ++round) {
    std::vector<double> errors;
    for (std::size_t at = 0; at < even.size(); ++at) {
      if (weights[at] > 0) errors.push_back(distance(map(even[at]), found[at]));
    }
    if (errors.size() < 12) break;
    shell_sort(errors);
    const double allowed = 2.5 * errors[errors.size() / 2] + 0.5;
    for (std::size_t at = 0; at < even.size(); ++at) {
      if (distance(map(even[at]), found[at]) > allowed) weights[at] *= 0.05;
    }
    map = Homography::fitted(even, found, weights);
  }
  return map;
}

}  // namespace

template <class Map>
void LatticeFinder::straighten(const GreyImage& image, const Map& map, int side, const StopToken& stop) {
  const int full = side * kStraightCell + 2 * kStraightMargin;
  stop.spend(static_cast<std::uint64_t>(full * full / kPixelsOfWork));
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
  for (std::vector<LinePath>* paths : {&pass.columns, &pass.rows}) {
    for (LinePath& path : *paths) smooth(path);
  }
  const auto score_of = [&](int every) {
    const double penalty =
        std::max(0.0, unevenness(crossings(pass.columns, pass.rows), side, every, kStraightCell) - kAllowedUnevenness);
    return score_of_lines(pass.columns, pass.rows, static_cast<std::size_t>(every), between) - penalty;
  };
  pass.score = score_of(1);
  int thick_every = 1;
  // The thin lines of a screenshot can be too faint. The thick lines of a 9×9 grid are enough; in a 6×6 or 8×8 grid
  // they could be those of another grid.
  if (side == 9) {
    const double score = 0.9 * score_of(3);
    if (score > pass.score) {
      pass.score = score;
      thick_every = 3;
      pass.is_by_boxes = true;
    }
  }
  for (std::vector<LinePath>* paths : {&pass.columns, &pass.rows})
    borrow_courses(*paths, static_cast<std::size_t>(thick_every));
  pass.nodes = crossings(pass.columns, pass.rows);
  return pass;
}

Lattice LatticeFinder::find(const GreyImage& image, const Quad& corners, int side, const StopToken& stop) {
  NONET_EXPECTS(side >= kLeastSide && side <= kMaxSide && is_convex(corners));
  // Thin lines would be lost between the places that a straightened grid takes its values from.
  const double cell = std::sqrt(area_of(corners)) / side;
  if (cell < kMaxCell) return find_in(image, corners, side, stop);
  const int longest = static_cast<int>(std::max(image.width, image.height) * kReducedCell / cell);
  reduce(image.view(), std::max(longest, kLeastImageSide), reduced_);
  const double scale_x = static_cast<double>(image.width) / reduced_.width;
  const double scale_y = static_cast<double>(image.height) / reduced_.height;
  Quad reduced_corners = corners;
  for (Point& corner : reduced_corners) corner = {corner.x / scale_x, corner.y / scale_y};
  Lattice lattice = find_in(reduced_, reduced_corners, side, stop);
  for (Point& node : lattice.nodes) node = {node.x * scale_x, node.y * scale_y};
  return lattice;
}

Lattice LatticeFinder::find_in(const GreyImage& image, const Quad& corners, int side, const StopToken& stop) {
  std::vector<Point> even;
  for (int row = 0; row <= side; ++row) {
    for (int column = 0; column <= side; ++column)
      even.push_back({static_cast<double>(column), static_cast<double>(row)});
  }
  const Quad in_cells{{{0, 0}, {side * 1.0, 0}, {side * 1.0, side * 1.0}, {0, side * 1.0}}};
  const std::vector<double> equal(4, 1);
  const Homography first = Homography::fitted(in_cells, corners, equal);
  const auto in_image = [&](const auto& map, const std::vector<Point>& nodes) {
    std::vector<Point> mapped;
    for (const Point& node : nodes) {
      mapped.push_back(
          map(Point{(node.x - kStraightMargin) / kStraightCell, (node.y - kStraightMargin) / kStraightCell}));
    }
    return mapped;
  };

  straighten(image, first, side, stop);
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
  // Near the horizon of a steep grid the distance is larger than any int.
  const double steps = std::min(farthest / cell * kStraightCell, static_cast<double>(kMaxSecondReach));
  const int reach = std::clamp(static_cast<int>(steps) + 3, kLeastReach, kMaxSecondReach);

  straighten(image, second, side, stop);
  const Pass fine = follow_lines(side, reach);
  Lattice best{side, rough_nodes, rough.score, rough.is_by_boxes};
  if (fine.score >= rough.score) best = {side, in_image(second, fine.nodes), fine.score, fine.is_by_boxes};
  if (reach == kLeastReach) return best;

  // Bent paper: its lines are steep in places. In the grid that the lattice straightens they are not.
  const Mesh mesh(best.nodes, side);
  straighten(image, mesh, side, stop);
  const Pass unbent = follow_lines(side, kLeastReach);
  Lattice last{side, in_image(mesh, unbent.nodes), unbent.score, unbent.is_by_boxes};
  // A mesh makes all gaps even, so how uneven they are must be seen in the image.
  const double uneven = unevenness(last.nodes, side, unbent.is_by_boxes ? 3 : 1, cell);
  last.score -= std::max(0.0, uneven - kAllowedUnevenness);
  return last.score < best.score ? best : last;
}

}  // namespace nonet::vision
