#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/symmetry/classic_arrangement.h"

namespace nonet {

/// The first two rows of the canonical form of a full grid (its rows and those of its transpose): the choices that lead to
/// the smallest, and the two lines.
void start_full_grid(const std::array<std::array<ClassicRow, 9>, 2>& rows, std::vector<ClassicChoice>& choices,
                     std::vector<std::uint64_t>& lines);

}  // namespace nonet
