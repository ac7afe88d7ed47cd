#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/util/control.h"

namespace nonet {

/// Returns the parts of a puzzle that are independent of each other once all singles are placed: the open cells of a
/// part have no peers among the open cells of the other parts. Most layouts of several grids fall into parts when the
/// cells that the grids share have their digits. Empty when singles alone show that there is no solution.
///
/// The puzzle must have at most 64 digits and no own rules.
std::vector<std::vector<Cell>> independent_parts(const PuzzleView& puzzle);

}  // namespace nonet
