#pragma once

#include <string>

#include "core/formats/foreign/foreign_writing.h"

namespace nonet {

/// Writes a puzzle as a string of Interactive-Sudoku-Solver, which read_sudoku_solver_text() reads as the same puzzle.
/// Even and odd cells become given candidates, and slow thermometers relations. Entries and noted candidates are left
/// out. Sides up to 16.
Result<std::string, ForeignRefusal> write_sudoku_solver_text(const ParsedPuzzle& puzzle);

}  // namespace nonet
