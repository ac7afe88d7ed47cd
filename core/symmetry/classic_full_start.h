#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/symmetry/classic_arrangement.h"

namespace nonet {

/// Finds the smallest first two lines of the canonical form of a full grid, and the choices that lead to them. `rows`
/// are the rows of the grid and of its transpose.
void start_full_grid(const std::array<std::array<ClassicRow, 9>, 2>& rows, std::vector<ClassicChoice>& choices,
                     std::vector<std::uint64_t>& lines);

}  // namespace nonet
