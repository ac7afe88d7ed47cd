#pragma once

#include <vector>

#include "core/grid/puzzle.h"
#include "core/util/control.h"

namespace nonet {

/// Returns the own rules of a puzzle that its digits break: no full grid of the layout with these digits keeps the
/// rule. Of each rule, only the digits in the cells that it reads count (cells_read()), and no other rule. A rule about
/// the whole grid is seen together with the rules of pairs, which exempt pairs from it. The order is that of RuleSet.
///
/// When all cells that a rule reads have digits, holds() decides. Otherwise a search of at most a thousand nodes does,
/// and a rule that it does not decide counts as kept. SolutionStream must support the puzzle.
std::vector<Rule> broken_rules(const PuzzleView& puzzle, const Control& control = {});

}  // namespace nonet
