#pragma once

#include <vector>

#include "core/rule_steps/rule_masks.h"

namespace nonet {

/// Which of the sets of digits that cells can hold are possible with the candidates of the cells, and what they leave.
struct SetSupport {
  /// The possible sets.
  std::vector<DigitMask> sets;
  /// For each cell, the digits that it has in some way to put a possible set into the cells.
  std::vector<DigitMask> kept;
  /// The digits that all possible sets contain.
  DigitMask required = 0;
};

/// Tries each set in every order, so that exactly the possible digits are kept. With more than kMaxTriedCells open
/// cells, keeps the digits of all sets for which each cell has a candidate.
SetSupport support_of(const DigitSetCondition& condition, const RuleMasks& masks);
inline constexpr std::size_t kMaxTriedCells = 9;

}  // namespace nonet
