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
/// Looks for a minimal set in four orders of the parts and returns the smallest; there can be smaller ones. An order
/// takes about k · log2(n / k) searches for a set with k of n parts. Each search ends after 5000 nodes at the latest;
/// only the first one, which proves that there is no solution, can take the whole budget. A killer with 24 cages, one
/// of them wrong, takes 1 to 4 s when 11 to 19 cages are at fault.
RulesAtFault rules_at_fault(const PuzzleView& puzzle, const Control& control = {});

}  // namespace nonet
