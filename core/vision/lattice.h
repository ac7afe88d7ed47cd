#pragma once

#include <cstddef>
#include <vector>

#include "core/util/control.h"
#include "core/vision/geometry.h"
#include "core/vision/image.h"
#include "core/vision/line_evidence.h"
#include "core/vision/line_path.h"

namespace nonet::vision {

/// The crossings of the lines of a grid, and how sure it is that there is a grid.
struct Lattice {
  int side = 0;
  /// Row by row, side + 1 in each.
  std::vector<Point> nodes;
  /// 0.9 to 1.3 for grids; 0.6 for noise.
  double score = 0;
  /// True when only the thick lines around boxes were sure. They could be every second line of a 6×6 grid.
  bool is_by_boxes = false;

  /// The score, for comparisons with lattices of other sides.
  double rank() const { return is_by_boxes ? score - 0.2 : score; }
  const Point& at(int row, int column) const {
    return nodes[static_cast<std::size_t>(row) * static_cast<std::size_t>(side + 1) + static_cast<std::size_t>(column)];
  }
  Quad corners() const { return {at(0, 0), at(0, side), at(side, side), at(side, 0)}; }
};

inline constexpr int kLeastSide = 4;
inline constexpr int kMaxSide = 16;

/// Finds lattices. Keeps its buffers.
class LatticeFinder {
 public:
  /// Fits a lattice with a number of cells a side, 4 to 16, into a grid with these corners: straightens the grid,
  /// follows each line, and does so again in the grid that the crossings of the good lines straighten better. Takes 3
  /// ms for 9×9 cells, and spends that work.
  Lattice find(const GreyImage& image, const Quad& corners, int side, const StopToken& stop = {});

 private:
  struct Pass {
    std::vector<LinePath> columns;
    std::vector<LinePath> rows;
    // The crossings in the straightened grid.
    std::vector<Point> nodes;
    double score = 0;
    bool is_by_boxes = false;
  };

  Lattice find_in(const GreyImage& image, const Quad& corners, int side, const StopToken& stop);
  template <class Map>
  void straighten(const GreyImage& image, const Map& map, int side, const StopToken& stop);
  Pass follow_lines(int side, int reach);
  std::vector<LinePath> trace_all(const LineEvidence& evidence, int side, int reach, double& between);

  GreyImage reduced_;
  GreyImage straight_;
  GreyImage turned_;
  LineEvidence columns_;
  LineEvidence rows_;
};

}  // namespace nonet::vision
