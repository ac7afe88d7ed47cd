#pragma once

#include <span>
#include <vector>

#include "core/vision/image.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// A side between two cells.
struct InkedSide {
  int first;
  int second;
  /// How far the ink across it reaches, in eightieths of a cell, and whether there is light between two lines.
  int length;
  bool has_gap;
};

/// The sides between all cells. `nodes` are side + 1 rows of side + 1 crossings, in pixels of the image, whose lines
/// are dark. Takes 1 ms for 9×9.
std::vector<InkedSide> inked_sides(const GreyImage& image, std::span<const Point> nodes, int side);

/// For each cell the first cell of its group.
using Division = std::vector<int>;

/// The divisions into groups that lines inside the cells go around, as in killers: all cells are in cages. None when
/// there are no cages.
std::vector<Division> divisions_into_cages(std::span<const InkedSide> sides, int side);

/// True when there is such a division.
bool shows_cages(const GreyImage& image, std::span<const Point> nodes, int side);

}  // namespace nonet::vision
