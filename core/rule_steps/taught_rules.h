#pragma once

#include "core/grid/puzzle.h"

namespace nonet {

/// Returns the own rules of a puzzle with the layout that has their houses and pairs. Lowers each rule once, and keeps
/// what the rules say with the layout (LoweredRules, RuleStatements). Null when the puzzle has no own rules, when
/// the search of rules does not support the puzzle, and when the layout is no square: no technique knows the rules then.
TaughtRulesRef taught_rules_of(const PuzzleView& puzzle);

/// Returns a grid with the same digits in the layout of the rules. The grid has the layout of their puzzle.
Grid grid_with(const TaughtRules& rules, const Grid& grid);

}  // namespace nonet
