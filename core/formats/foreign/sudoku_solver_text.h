#pragma once

#include <optional>

#include "core/formats/line_reading.h"

namespace nonet {

/// True for a line that begins as a string of Interactive-Sudoku-Solver.
bool looks_like_sudoku_solver_text(std::string_view text);

/// Reads a string of Interactive-Sudoku-Solver: `.Cage~10~R1C1~R1C2.~R5C5_3`. `text` is a part of the line.
ReadItem read_sudoku_solver_text(std::string_view text, const TextLine& line);

/// Returns the rows and the columns of the boxes of so many cells that Interactive-Sudoku-Solver puts into a grid. They
/// are as nearly square as possible, rather wider than high, and have two rows and two columns at least. 0 and 0 when
/// no such boxes fit the grid.
std::pair<int, int> solver_boxes(int rows, int columns, int size);

}  // namespace nonet
