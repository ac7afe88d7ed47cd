#pragma once

#include <optional>
#include <vector>

#include "core/formats/drawn/drawn_color.h"
#include "core/formats/drawn/pad_drawing.h"
#include "core/grid/layout.h"

namespace nonet {

/// Returns the cell whose middle is near a place; none for places between cells and outside the grid.
std::optional<Cell> cell_at_middle(const Layout& layout, DrawnPoint point);

/// Returns the cells that share the edge at whose middle a place is: left and right, or upper and lower. None for other
/// places.
std::optional<std::vector<Cell>> cells_at_edge(const Layout& layout, DrawnPoint point);

/// Returns the four cells that meet at a place; none for other places.
std::optional<std::vector<Cell>> cells_at_corner(const Layout& layout, DrawnPoint point);

/// Returns the cells of a way from its first point to its last. It goes straight along rows, columns and diagonals; its
/// ends may lie anywhere in a cell. None for other ways. Whoever draws a loop repeats the first cell.
std::optional<std::vector<Cell>> cells_of_way(const Layout& layout, const std::vector<DrawnPoint>& way);

/// Returns the cells that a circle of several cells covers, in a row or column. None for other shapes.
std::optional<std::vector<Cell>> cells_of_pill(const Layout& layout, const DrawnShape& shape);

/// True for a circle without text about as large as a cell.
bool is_circle_of_cell(const DrawnShape& shape);
/// True for a diamond about as large as a cell.
bool is_diamond_of_cell(const DrawnShape& shape);

}  // namespace nonet
