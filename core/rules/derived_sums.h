#pragma once

#include "core/rules/lowering.h"

namespace nonet {

/// Adds sums that follow from cages and houses. A run of rows, a run of columns, a rectangle of boxes or a single house
/// holds every digit once for each house that fits into it, so its sum is known. Without the cages inside it, a few
/// cells are left over, and cages that reach out stick out by a few cells (innies and outies of killer sudoku). Their
/// sum is added when there are at most kMaxDerivedCells, or kMaxDerivedCellsWithFree when one of them is in no cage and
/// so has no other sum. Cages are the sums in which all weights are 1.
void add_derived_sums(Lowering& lowering);

inline constexpr std::size_t kMaxDerivedCells = 6;
inline constexpr std::size_t kMaxDerivedCellsWithFree = 8;

}  // namespace nonet
