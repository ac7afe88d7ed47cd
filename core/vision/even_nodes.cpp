#include "core/vision/even_nodes.h"

#include <algorithm>
#include <cstddef>

#include "core/util/sort.h"
#include "core/vision/geometry.h"

namespace nonet::vision {

namespace {

// How often the plane is fitted: what is far from it counts less the next time.
constexpr int kRoundsOfPlane = 3;
// The crossings around one, in each direction.
constexpr int kAround = 2;
// Parts of a pixel: no crossing is exact.
constexpr double kExact = 0.1;

double middle_of(std::vector<double> values) {
  shell_sort(values);
  return (values[values.size() / 2] + values[(values.size() - 1) / 2]) / 2;
}

}  // namespace

std::vector<Point> even_nodes(std::span<const Point> nodes, int side) {
  const int line = side + 1;
  std::vector<Point> flat;
  for (int row = 0; row < line; ++row) {
    for (int column = 0; column < line; ++column)
      flat.push_back({static_cast<double>(column), static_cast<double>(row)});
  }
  std::vector<double> weights(nodes.size(), 1);
  Homography plane = Homography::fitted(flat, nodes, weights);
  for (int round = 0; round < kRoundsOfPlane; ++round) {
    std::vector<double> distances;
    for (std::size_t at = 0; at < nodes.size(); ++at) distances.push_back(distance(plane(flat[at]), nodes[at]));
    const double usual = 2 * (middle_of(distances) + kExact);
    for (std::size_t at = 0; at < nodes.size(); ++at) weights[at] = usual / std::max(usual, distances[at]);
    plane = Homography::fitted(flat, nodes, weights);
  }
  std::vector<Point> even;
  for (int row = 0; row < line; ++row) {
    for (int column = 0; column < line; ++column) {
      std::vector<double> x;
      std::vector<double> y;
      for (int down = std::max(0, row - kAround); down <= std::min(side, row + kAround); ++down) {
        for (int along = std::max(0, column - kAround); along <= std::min(side, column + kAround); ++along) {
          const auto at = static_cast<std::size_t>(down * line + along);
          const Point place = plane(flat[at]);
          x.push_back(nodes[at].x - place.x);
          y.push_back(nodes[at].y - place.y);
        }
      }
      const Point place = plane(flat[even.size()]);
      even.push_back({place.x + middle_of(x), place.y + middle_of(y)});
    }
  }
  return even;
}

}  // namespace nonet::vision
