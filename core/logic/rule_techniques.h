#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/technique.h"
#include "core/util/control.h"

// What the teacher knows of puzzles with own rules. core/rule_steps defines these functions, each in an object of its
// own. A module that need not know rules leaves them out: it defines the functions as wasm/without_rules.cpp does, and
// the linker does not take those of the library.

namespace nonet {

/// Returns the rows of the techniques that the teacher uses only in puzzles with own rules, in the order of Technique.
/// They are the last techniques, and have teaching ranks between those of technique_table().
std::span<const TechniqueRow> rule_technique_table();

/// Returns the rows of technique_table() and rule_technique_table() in the teacher's order.
std::span<const TechniqueRow* const> teaching_order_with_rules();

/// Finds the steps of each technique of rule_technique_table(). Finds none in a layout without own rules.
Finder find_rule_steps;

/// Finds Technique::TrialAndError in a layout with own rules: the rules, too, refute what a trial assumes.
Finder find_rule_trials;

/// Two candidates of different cells that an own rule links. A weak link: they cannot both be true. A strong link: one
/// of them is true.
struct RuleLink {
  Candidate one;
  Candidate other;
  bool strong;
  /// The number of the rule in Layout::own_rules().
  std::uint16_t rule;
};

/// Returns what each own rule by itself says about two candidates of open cells. Equal digits of cells that see each
/// other are left out. Several rules may make the same link. When a stop is requested, returns some of the links. The
/// layout must have own rules.
std::vector<RuleLink> rule_links(const PuzzleState& state, StopToken stop = {});

/// Returns the layout of a puzzle with the houses and pairs of its own rules (Layout::with_own_rules()). Null when the
/// search of rules does not support the puzzle, so that no technique knows its rules either.
LayoutRef layout_with_own_rules(const PuzzleView& puzzle);

}  // namespace nonet
