#include "core/symmetry/named_turns.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace nonet {

std::optional<Transformation> turned(const LayoutRef& layout, Turn turn) {
  std::vector<int> rows(static_cast<std::size_t>(layout->side()));
  std::iota(rows.begin(), rows.end(), 0);
  std::vector<int> columns = rows;
  if (turn.rows_backwards) std::reverse(rows.begin(), rows.end());
  if (turn.columns_backwards) std::reverse(columns.begin(), columns.end());
  Transformation within = reordering(layout, layout, rows, columns, turn.transposed);
  if (keeps_rules(within)) return within;
  const LayoutRef other = turned_layout(*layout, turn);
  if (other == nullptr) return std::nullopt;
  Transformation across = reordering(layout, other, rows, columns, turn.transposed);
  if (!keeps_rules(across)) return std::nullopt;
  return across;
}

}  // namespace nonet
