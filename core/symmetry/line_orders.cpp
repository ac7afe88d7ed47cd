#include "core/symmetry/line_orders.h"

#include <algorithm>

namespace nonet {

namespace {

std::optional<LineOrders> orders_if(const Transformation& transformation, bool transposed) {
  const Layout& from = *transformation.from();
  const Layout& to = *transformation.to();
  const auto side = static_cast<std::size_t>(from.side());
  LineOrders lines{transposed, std::vector<int>(side), std::vector<int>(side)};
  for (int line = 0; line < from.side(); ++line) {
    const Cell on_diagonal = transformation(from.cell(line, line));
    lines.rows[static_cast<std::size_t>(to.row(on_diagonal))] = line;
    lines.columns[static_cast<std::size_t>(to.column(on_diagonal))] = line;
  }
  const Transformation whole_lines =
      reordering(transformation.from(), transformation.to(), lines.rows, lines.columns, transposed);
  if (!std::equal(whole_lines.cells().begin(), whole_lines.cells().end(), transformation.cells().begin()))
    return std::nullopt;
  return lines;
}

}  // namespace

std::optional<LineOrders> line_orders(const Transformation& transformation) {
  const std::optional<LineOrders> straight = orders_if(transformation, false);
  return straight ? straight : orders_if(transformation, true);
}

}  // namespace nonet
