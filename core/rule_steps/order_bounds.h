#pragma once

#include <span>

#include "core/rules/network.h"

namespace nonet {

/// Keeps in `digits`, which has one set for each cell of the grid, what each cell of an order can have: more than the
/// least digit of the cell before it, less than the greatest of the cell after it. Returns true when that changes a
/// set. A set can become empty.
bool keep_within_bounds(const OrderCondition& order, std::span<DigitMask> digits);

}  // namespace nonet
