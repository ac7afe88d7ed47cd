#include "core/formats/drawn/drawn_places.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace nonet {

namespace {

// How far from its place an item may be drawn, in cells.
constexpr double kTolerance = 0.12;

bool is_near(double left, double right) { return std::abs(left - right) <= kTolerance; }

int floor_of(double measure) { return static_cast<int>(std::floor(measure)); }

bool is_line_number(double measure) { return is_near(measure, std::round(measure)); }
bool is_middle(double measure) { return is_near(measure, std::floor(measure) + 0.5); }

bool is_inside(const Layout& layout, int row, int column) { return layout.cell_at(row, column).has_value(); }

// The ends of a line may be shortened, so that they lie anywhere in the cell but on its edge.
std::optional<Cell> cell_around(const Layout& layout, DrawnPoint point, double least_inside) {
  const auto is_off_edge = [&](double measure) {
    const double part = measure - std::floor(measure);
    return part >= least_inside && part <= 1 - least_inside;
  };
  const int row = floor_of(point.down);
  const int column = floor_of(point.right);
  if (!is_inside(layout, row, column) || !is_off_edge(point.down) || !is_off_edge(point.right)) return std::nullopt;
  return layout.cell(row, column);
}

int step_of(int distance) { return (distance > 0) - (distance < 0); }

// Adds the cells after the last one up to a cell. False when that cell is in no straight direction, or behind a place
// without a cell.
bool go_straight_to(const Layout& layout, Cell to, std::vector<Cell>& cells) {
  const Cell from = cells.back();
  const int down = layout.row(to) - layout.row(from);
  const int right = layout.column(to) - layout.column(from);
  if (down != 0 && right != 0 && std::abs(down) != std::abs(right)) return false;
  const int steps = std::max(std::abs(down), std::abs(right));
  for (int step = 1; step <= steps; ++step) {
    const auto next =
        layout.cell_at(layout.row(from) + step * step_of(down), layout.column(from) + step * step_of(right));
    if (!next) return false;
    cells.push_back(*next);
  }
  return true;
}

}  // namespace

std::optional<Cell> cell_at_middle(const Layout& layout, DrawnPoint point) {
  if (!is_middle(point.down) || !is_middle(point.right)) return std::nullopt;
  return cell_around(layout, point, 0);
}

std::optional<std::vector<Cell>> cells_at_edge(const Layout& layout, DrawnPoint point) {
  const bool is_upright = is_line_number(point.right) && is_middle(point.down);
  if (!is_upright && !(is_line_number(point.down) && is_middle(point.right))) return std::nullopt;
  const int row = is_upright ? floor_of(point.down) : floor_of(std::round(point.down)) - 1;
  const int column = is_upright ? floor_of(std::round(point.right)) - 1 : floor_of(point.right);
  const int next_row = row + (is_upright ? 0 : 1);
  const int next_column = column + (is_upright ? 1 : 0);
  if (!is_inside(layout, row, column) || !is_inside(layout, next_row, next_column)) return std::nullopt;
  return std::vector<Cell>{layout.cell(row, column), layout.cell(next_row, next_column)};
}

std::optional<std::vector<Cell>> cells_at_corner(const Layout& layout, DrawnPoint point) {
  if (!is_line_number(point.down) || !is_line_number(point.right)) return std::nullopt;
  const int row = floor_of(std::round(point.down));
  const int column = floor_of(std::round(point.right));
  for (const int down : {-1, 0}) {
    for (const int right : {-1, 0}) {
      if (!is_inside(layout, row + down, column + right)) return std::nullopt;
    }
  }
  return std::vector<Cell>{layout.cell(row - 1, column - 1), layout.cell(row - 1, column), layout.cell(row, column - 1),
                           layout.cell(row, column)};
}

std::optional<std::vector<Cell>> cells_of_way(const Layout& layout, const std::vector<DrawnPoint>& way) {
  constexpr double kLeastAtEnds = 0.03;
  constexpr double kLeastOnTheWay = 0.2;
  std::vector<Cell> cells;
  for (std::size_t place = 0; place < way.size(); ++place) {
    const bool is_end = place == 0 || place + 1 == way.size();
    const auto cell = cell_around(layout, way[place], is_end ? kLeastAtEnds : kLeastOnTheWay);
    if (!cell) return std::nullopt;
    if (cells.empty()) {
      cells.push_back(*cell);
    } else if (!go_straight_to(layout, *cell, cells)) {
      return std::nullopt;
    }
  }
  return cells;
}

std::optional<std::vector<Cell>> cells_of_pill(const Layout& layout, const DrawnShape& shape) {
  constexpr double kLeastLength = 1.3;
  constexpr double kMaxLength = 3;
  const double length = std::max(shape.width, shape.height);
  const double thickness = std::min(shape.width, shape.height);
  const bool is_pill = shape.is_round && shape.text.empty() && length >= kLeastLength && length <= kMaxLength &&
                       thickness >= 0.4 && thickness <= 1;
  if (!is_pill) return std::nullopt;
  const double reach = (length - thickness) / 2;
  const bool is_upright = shape.height > shape.width;
  const DrawnPoint first{shape.center.down - (is_upright ? reach : 0), shape.center.right - (is_upright ? 0 : reach)};
  const DrawnPoint last{shape.center.down + (is_upright ? reach : 0), shape.center.right + (is_upright ? 0 : reach)};
  auto cells = cells_of_way(layout, {first, last});
  return cells && cells->size() > 1 ? std::move(cells) : std::nullopt;
}

namespace {

bool is_as_large_as_cell(const DrawnShape& shape) {
  constexpr double kLeastSize = 0.5;
  constexpr double kMaxSize = 1.05;
  return shape.text.empty() && std::min(shape.width, shape.height) >= kLeastSize &&
         std::max(shape.width, shape.height) <= kMaxSize && is_near(shape.width, shape.height);
}

}  // namespace

bool is_circle_of_cell(const DrawnShape& shape) { return shape.is_round && is_as_large_as_cell(shape); }

bool is_diamond_of_cell(const DrawnShape& shape) {
  const double turned = std::abs(std::fmod(shape.angle, 90));
  return !shape.is_round && turned > 30 && turned < 60 && is_as_large_as_cell(shape);
}

}  // namespace nonet
