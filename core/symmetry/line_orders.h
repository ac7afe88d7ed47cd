#pragma once

#include <optional>
#include <vector>

#include "core/symmetry/transformation.h"

namespace nonet {

/// A movement of cells as one of whole lines, as reordering() takes it.
struct LineOrders {
  bool transposed;
  std::vector<int> rows;
  std::vector<int> columns;
};

/// None when some line is torn apart.
std::optional<LineOrders> line_orders(const Transformation& transformation);

}  // namespace nonet
