#include "core/generate/full_grid.h"

#include "core/generate/classic/uniform_grid.h"
#include "core/generate/general/general_grid.h"

namespace nonet {

std::optional<Grid> random_full_grid(const LayoutRef& layout, Random& random, StopToken stop) {
  if (layout->is_classic()) return uniform_classic_grid(random);
  auto grid = random_general_grid(Grid(layout), random, stop);
  if (!grid) return std::nullopt;
  return std::move(grid).value();
}

}  // namespace nonet
