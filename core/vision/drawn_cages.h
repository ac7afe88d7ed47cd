#pragma once

#include <span>

#include "core/vision/image.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// True when lines inside the cells show cages, as in killers: all cells are in groups that such lines go around.
/// `nodes` are side + 1 rows of side + 1 crossings, in pixels of the image, whose lines are dark. Takes 1 ms for
/// 9×9.
bool shows_cages(const GreyImage& image, std::span<const Point> nodes, int side);

}  // namespace nonet::vision
