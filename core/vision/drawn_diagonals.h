#pragma once

#include <vector>

#include "core/vision/cell_images.h"

namespace nonet::vision {

struct DrawnDiagonals {
  /// True when both diagonals of a grid are marked: by a line through each of their cells, or by another ground than
  /// that of all other cells.
  bool are_marked = false;
  /// The cells, white along the lines of the diagonals: what is dark there is no rest of a line. Empty without lines.
  std::vector<CellPixels> beside_lines;
};

/// Takes lines of diagonals out of the cells, so that the cells show digits alone. The cells are row by row, in any of
/// the four turns.
DrawnDiagonals take_diagonals(std::vector<CellPixels>& cells, int side);

}  // namespace nonet::vision
