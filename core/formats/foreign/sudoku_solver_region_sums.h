#pragma once

#include <vector>

#include "core/formats/foreign/sudoku_solver_rules.h"

namespace nonet {

/// Adds a region sum line. Interactive-Sudoku-Solver has no closed lines of this type: a line that ends in its first
/// cell has this cell in its first part and in its last part. Two lines that are not closed say this here. In a layout
/// that is no square, equal sums say what a line says that comes to no cell twice. Without regions, the line says
/// nothing.
void add_region_sums(const SolverPart& part, std::vector<Cell> cells, ForeignPuzzle& puzzle);
/// Returns the cells of a line with the same parts that is not closed: a closed line begins where it enters a region,
/// and has its first cell once.
std::vector<Cell> written_region_sums(std::vector<Cell> cells, const Layout& layout);

}  // namespace nonet
