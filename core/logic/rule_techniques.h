#pragma once

#include <span>

#include "core/grid/puzzle.h"
#include "core/logic/technique.h"

// What the teacher knows of puzzles with own rules. core/rule_steps defines these functions, each in an object of its own. A module that need not
// know rules leaves them out: it defines the functions as wasm/without_rules.cpp does, and the linker does not take those of the library.

namespace nonet {

/// Returns the rows of the techniques that the teacher uses only in puzzles with own rules, in the order of Technique. They are the
/// last techniques, and have teaching ranks between those of technique_table().
std::span<const TechniqueRow> rule_technique_table();

/// Returns the rows of technique_table() and rule_technique_table() in the teacher's order.
std::span<const TechniqueRow* const> teaching_order_with_rules();

/// Finds the steps of each technique of rule_technique_table(). Finds none in a layout without own rules.
Finder find_rule_steps;

/// Finds Technique::TrialAndError in a layout with own rules: the rules, too, refute what a trial assumes.
Finder find_rule_trials;

/// Returns the layout of a puzzle with the houses and pairs of its own rules (Layout::with_own_rules()). Null when the search of
/// rules does not support the puzzle, so that no technique knows its rules either.
LayoutRef layout_with_own_rules(const PuzzleView& puzzle);

}  // namespace nonet
