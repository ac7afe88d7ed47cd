#include "core/api/teaching/rule_position.h"

#include <algorithm>
#include <utility>

#include "core/formats/given_candidates.h"
#include "core/rule_steps/layout_with_own_rules.h"

namespace nonet {

namespace {

Grid in_layout(const LayoutRef& layout, const Grid& grid) {
  Grid moved(layout);
  std::copy(grid.digits().begin(), grid.digits().end(), moved.digits().begin());
  return moved;
}

}  // namespace

std::optional<ParsedPuzzle> with_rules_in_layout(ParsedPuzzle position) {
  if (position.rules.empty()) return position;
  const LayoutRef layout = layout_with_own_rules(view_of(position));
  if (!layout) return std::nullopt;
  position.grid = in_layout(layout, position.grid);
  if (position.grid_now) position.grid_now = in_layout(layout, *position.grid_now);
  return position;
}

}  // namespace nonet
