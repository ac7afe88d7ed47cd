#include "core/formats/grid_sums.h"

#include <algorithm>
#include <vector>

namespace nonet {

namespace {

// Returns the sums of the boxes whose last row is this row.
std::vector<int> box_sums(const Grid& grid, int last_row) {
  const Layout& layout = *grid.layout();
  std::vector<int> sums(static_cast<std::size_t>(layout.side() / layout.box_columns()));
  for (int row = last_row - layout.box_rows() + 1; row <= last_row; ++row) {
    for (int column = 0; column < layout.side(); ++column) {
      sums[static_cast<std::size_t>(column / layout.box_columns())] += grid[layout.cell(row, column)].value;
    }
  }
  return sums;
}

}  // namespace

bool are_sums_of(const Grid& grid, const LineCells& numbers) {
  const Layout& layout = *grid.layout();
  const auto is_equal = [&](const std::vector<int>& sums) {
    return std::equal(sums.begin(), sums.end(), numbers.begin(), numbers.end(),
                      [](int sum, const CellText& number) { return sum == number.value; });
  };
  std::vector<int> columns(static_cast<std::size_t>(layout.side()));
  for (int row = 0; row < layout.side(); ++row) {
    if (layout.has_boxes() && row % layout.box_rows() == 0 && row > 0 && is_equal(box_sums(grid, row - 1))) return true;
    for (int column = 0; column < layout.side(); ++column) {
      columns[static_cast<std::size_t>(column)] += grid[layout.cell(row, column)].value;
    }
  }
  return is_equal(columns) || (layout.has_boxes() && is_equal(box_sums(grid, layout.side() - 1)));
}

}  // namespace nonet
