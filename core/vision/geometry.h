#pragma once

#include <array>
#include <span>

#include "core/vision/point.h"

namespace nonet::vision {

/// The area of a quad, negative when its corners are not clockwise.
double area_of(const Quad& quad);
/// True when the quad is clockwise and no corner points inwards.
bool is_convex(const Quad& quad);
Point centre_of(const Quad& quad);
double distance(Point left, Point right);
/// True when the point lies in the convex quad.
bool contains(const Quad& quad, Point point);

/// Maps a plane to a plane so that straight lines stay straight.
class Homography {
 public:
  /// Maps the corners of the unit square to a convex quad.
  static Homography of_unit_square_to(const Quad& quad);
  /// Maps the points `from` to the points `to` as well as possible, with a weight for each pair: the least sum of
  /// squares. There are four pairs or more. Returns the identity when the pairs lie on a line.
  static Homography fitted(std::span<const Point> from, std::span<const Point> to, std::span<const double> weights);

  Point operator()(Point point) const {
    const double divisor = rows_[6] * point.x + rows_[7] * point.y + rows_[8];
    const double scale = divisor > 1e-9 || divisor < -1e-9 ? 1 / divisor : 1e9;
    return {(rows_[0] * point.x + rows_[1] * point.y + rows_[2]) * scale,
            (rows_[3] * point.x + rows_[4] * point.y + rows_[5]) * scale};
  }

 private:
  explicit Homography(const std::array<double, 9>& rows) : rows_(rows) {}

  std::array<double, 9> rows_;
};

}  // namespace nonet::vision
