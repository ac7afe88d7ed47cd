#pragma once

#include <string>

#include "core/grid/grid.h"

namespace nonet {

/// Writes one line without its end, with a sign for each cell: symbols up to 35 digits, numbers separated by spaces
/// above.
std::string write_line(const Grid& grid);
/// Writes one line with its end for each grid of the layout, in the order of the grids, with a sign for each cell of
/// the grid. A cell that several grids share is in the line of each of them.
std::string write_grids(const Grid& grid);
/// Writes the rows of the canvas as lines of numbers, each with its end. A blank is 0 between spaces, and nothing
/// between other separators. An empty place is `.` between spaces, and nothing between other separators.
std::string write_numbers(const Grid& grid, char separator = ' ');
/// Writes the rows of the canvas as lines of symbols, each with its end. An empty place is a space; spaces at the end
/// of a line are left out. Above 35 digits as write_numbers().
std::string write_rows(const Grid& grid);

}  // namespace nonet
