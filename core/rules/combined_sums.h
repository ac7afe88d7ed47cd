#pragma once

#include "core/rules/lowering.h"

namespace nonet {

/// Adds sums of several sums, where their cells together fill regions. A diagonal of nine cells by itself can have
/// nearly every total, because it has few cells in each region. Four diagonals beside each other can have eight cells
/// in a region, which add up to 36 to 44, whatever their digits are. Up to four sums that share no cell are combined,
/// and up to eight combinations are added. Sums of cells that all differ, such as those of cages, are left to
/// add_derived_sums(). Nothing is added for more than 128 sums. Cost: the square of their number.
void add_combined_sums(Lowering& lowering);

}  // namespace nonet
