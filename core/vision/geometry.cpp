#include "core/vision/geometry.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/util/contracts.h"

namespace nonet::vision {

namespace {

double cross(Point origin, Point first, Point second) {
  return (first.x - origin.x) * (second.y - origin.y) - (first.y - origin.y) * (second.x - origin.x);
}

// Solves a system of eight equations by elimination with pivots. Returns false when the system has no single solution.
bool solve_equations(std::array<std::array<double, 9>, 8>& rows) {
  for (std::size_t column = 0; column < 8; ++column) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < 8; ++row) {
      if (std::abs(rows[row][column]) > std::abs(rows[pivot][column])) pivot = row;
    }
    if (!(std::abs(rows[pivot][column]) > 1e-12)) return false;
    std::swap(rows[pivot], rows[column]);
    for (std::size_t row = 0; row < 8; ++row) {
      if (row == column) continue;
      const double factor = rows[row][column] / rows[column][column];
      for (std::size_t at = column; at < 9; ++at) rows[row][at] -= factor * rows[column][at];
    }
  }
  return true;
}

}  // namespace

double area_of(const Quad& quad) {
  double twice = 0;
  for (std::size_t corner = 0; corner < 4; ++corner) {
    const Point& here = quad[corner];
    const Point& next = quad[(corner + 1) % 4];
    twice += here.x * next.y - here.y * next.x;
  }
  return twice / 2;
}

bool is_convex(const Quad& quad) {
  for (std::size_t corner = 0; corner < 4; ++corner) {
    if (!(cross(quad[corner], quad[(corner + 1) % 4], quad[(corner + 2) % 4]) > 0)) return false;
  }
  return true;
}

Point centre_of(const Quad& quad) {
  return {(quad[0].x + quad[1].x + quad[2].x + quad[3].x) / 4, (quad[0].y + quad[1].y + quad[2].y + quad[3].y) / 4};
}

double distance(Point left, Point right) {
  return std::sqrt((left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y));
}

bool contains(const Quad& quad, Point point) {
  for (std::size_t corner = 0; corner < 4; ++corner) {
    if (cross(quad[corner], quad[(corner + 1) % 4], point) < 0) return false;
  }
  return true;
}

Homography Homography::of_unit_square_to(const Quad& quad) {
  const Point& a = quad[0];
  const Point& b = quad[1];
  const Point& c = quad[2];
  const Point& d = quad[3];
  const double sx = a.x - b.x + c.x - d.x;
  const double sy = a.y - b.y + c.y - d.y;
  const double determinant = (b.x - c.x) * (d.y - c.y) - (d.x - c.x) * (b.y - c.y);
  const double g = (sx * (d.y - c.y) - (d.x - c.x) * sy) / determinant;
  const double h = ((b.x - c.x) * sy - sx * (b.y - c.y)) / determinant;
  return Homography(
      {b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1});
}

Homography Homography::fitted(std::span<const Point> from, std::span<const Point> to, std::span<const double> weights) {
  NONET_EXPECTS(from.size() == to.size() && from.size() == weights.size());
  // Both sets of points are moved and scaled to about 1, so that the equations are well conditioned.
  const auto scaling = [&](std::span<const Point> points) {
    double weight = 0;
    Point mean;
    for (std::size_t at = 0; at < points.size(); ++at) {
      weight += weights[at];
      mean.x += weights[at] * points[at].x;
      mean.y += weights[at] * points[at].y;
    }
    mean = {mean.x / weight, mean.y / weight};
    double spread = 0;
    for (std::size_t at = 0; at < points.size(); ++at) spread += weights[at] * distance(points[at], mean);
    return std::pair(mean, std::max(spread / weight, 1e-9));
  };
  const auto [from_mean, from_spread] = scaling(from);
  const auto [to_mean, to_spread] = scaling(to);
  std::array<std::array<double, 9>, 8> normal{};
  for (std::size_t at = 0; at < from.size(); ++at) {
    const double x = (from[at].x - from_mean.x) / from_spread;
    const double y = (from[at].y - from_mean.y) / from_spread;
    const double u = (to[at].x - to_mean.x) / to_spread;
    const double v = (to[at].y - to_mean.y) / to_spread;
    const std::array<std::array<double, 9>, 2> equations{
        {{x, y, 1, 0, 0, 0, -u * x, -u * y, u}, {0, 0, 0, x, y, 1, -v * x, -v * y, v}}};
    for (const std::array<double, 9>& equation : equations) {
      for (std::size_t row = 0; row < 8; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
          normal[row][column] += weights[at] * equation[row] * equation[column];
        }
      }
    }
  }
  if (!solve_equations(normal)) return Homography({1, 0, 0, 0, 1, 0, 0, 0, 1});
  std::array<double, 9> h{};
  for (std::size_t row = 0; row < 8; ++row) h[row] = normal[row][8] / normal[row][row];
  h[8] = 1;
  // Undoes the scaling of the targets: rows 0 and 1 become spread · row + mean · row 2.
  for (std::size_t column = 0; column < 3; ++column) {
    h[column] = to_spread * h[column] + to_mean.x * h[6 + column];
    h[3 + column] = to_spread * h[3 + column] + to_mean.y * h[6 + column];
  }
  // Undoes the scaling of the sources.
  for (std::size_t row = 0; row < 9; row += 3) {
    h[row] /= from_spread;
    h[row + 1] /= from_spread;
    h[row + 2] -= h[row] * from_mean.x + h[row + 1] * from_mean.y;
  }
  return Homography(h);
}

}  // namespace nonet::vision
