#pragma once

#include <span>
#include <vector>

#include "core/vision/point.h"

namespace nonet::vision {

/// The crossings of a lattice, without those errors that single crossings have: where lines of cages are darker than
/// those of the grid, crossings lie on them. Each becomes what most of the crossings around it say: the place on a
/// plane, and how far paper is bent there. `nodes` are side + 1 rows of side + 1 crossings.
std::vector<Point> even_nodes(std::span<const Point> nodes, int side);

}  // namespace nonet::vision
