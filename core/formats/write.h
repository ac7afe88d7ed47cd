#pragma once

#include <string>

#include "core/grid/grid.h"

namespace nonet {

/// Writes one line without its end: symbols up to side 35, numbers separated by spaces above.
std::string write_line(const Grid& grid);
/// Writes n lines of numbers, each with its end. A blank is 0 between spaces, and nothing between other separators.
std::string write_numbers(const Grid& grid, char separator = ' ');
/// Writes n lines of symbols, each with its end; above side 35 as write_numbers().
std::string write_rows(const Grid& grid);

}  // namespace nonet
