#pragma once

#include <vector>

#include "core/vision/cell_images.h"

namespace nonet::vision {

/// True when both diagonals of a grid are marked: by a line through each of their cells, or by another ground than that
/// of all other cells. Takes lines of diagonals out of the cells, so that the cells show digits alone. The cells are
/// row by row, in any of the four turns.
bool take_diagonals(std::vector<CellPixels>& cells, int side);

}  // namespace nonet::vision
