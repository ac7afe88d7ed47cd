#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/answers/puzzle_parts.h"
#include "core/util/control.h"

namespace nonet {

enum class FaultState : std::uint8_t {
  Found,        ///< The puzzle has no solution, and the parts at fault are known.
  HasSolution,  ///< Nothing is at fault.
  Undecided,    ///< The work ended before it was known whether the puzzle has a solution.
};

/// Parts of a puzzle that contradict each other.
struct RulesAtFault {
  FaultState state = FaultState::Undecided;
  /// Without all other parts, the puzzle still has no solution. Empty when rows, columns and regions alone have none.
  std::vector<PuzzlePart> parts;
  /// True when it is proved that leaving out any one of the parts leaves a solution.
  bool minimal = false;
};

/// Finds a small set of rules, givens and given candidates that have no solution together. The puzzle must be one that
/// RuleSearch supports. The same puzzle and the same node budget give the same set.
///
/// Looks for a minimal set in a few orders and returns the smallest; there can be smaller ones. Takes about 60 searches for each part
/// at fault, of which each ends after 5000 nodes at the latest; the first one, which proves that there is no solution, can take the whole
/// budget.
RulesAtFault rules_at_fault(const PuzzleView& puzzle, const Control& control = {});

}  // namespace nonet
