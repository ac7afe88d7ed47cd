#pragma once

#include <optional>

#include "core/formats/line_reading.h"

namespace nonet {

/// True for a line that begins as a string of Interactive-Sudoku-Solver.
bool looks_like_sudoku_solver_text(std::string_view text);

/// Reads a string of Interactive-Sudoku-Solver: `.Cage~10~R1C1~R1C2.~R5C5_3`. `text` is a part of the line.
ReadItem read_sudoku_solver_text(std::string_view text, const TextLine& line);

}  // namespace nonet
