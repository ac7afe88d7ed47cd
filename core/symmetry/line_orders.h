#pragma once

#include <optional>
#include <vector>

#include "core/symmetry/transformation.h"

namespace nonet {

/// A movement of cells as orders of whole rows and columns, as reordering() takes them.
struct LineOrders {
  bool transposed;
  std::vector<int> rows;
  std::vector<int> columns;
};

/// Returns the orders of a transformation; null when it does not map lines to lines.
std::optional<LineOrders> line_orders(const Transformation& transformation);

}  // namespace nonet
