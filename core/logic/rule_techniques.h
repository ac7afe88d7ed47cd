#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/technique.h"
#include "core/util/control.h"

// What the teacher knows of puzzles with own rules. The functions ask the part that the program has handed in. A
// program without the part has no techniques for rules.

namespace nonet {

/// Two candidates of different cells that an own rule links. A weak link: they cannot both be true. A strong link: one
/// of them is true.
struct RuleLink {
  Candidate one;
  Candidate other;
  bool strong;
  /// The number of the rule among the own rules of the puzzle.
  std::uint16_t rule;
};

/// The functions below, which a program with rules hands in (core/api/use_rules.h).
struct RuleTeachingPart {
  std::span<const TechniqueRow> (*technique_table)();
  std::span<const TechniqueRow* const> (*teaching_order)();
  Finder* find_steps;
  Finder* find_trials;
  std::vector<RuleLink> (*links)(const PuzzleState& state, StopToken stop);
};

/// The part that core/rule_steps defines.
extern const RuleTeachingPart kRuleTeachingPart;

/// Hands in the part that all teachers of the program use; null for none, as at the start. Call the function while no
/// other thread uses the library. The part must not end before the program does.
void use_rule_teaching(const RuleTeachingPart* part);

/// Returns the rows of the techniques that the teacher uses only in puzzles with own rules, in the order of Technique.
/// They are the last techniques, and have teaching ranks between those of technique_table(). Without the part, returns
/// none.
std::span<const TechniqueRow> rule_technique_table();

/// Returns the rows of technique_table() and rule_technique_table() in the teacher's order.
std::span<const TechniqueRow* const> teaching_order_with_rules();

/// Finds the steps of each technique of rule_technique_table(). Finds none in a puzzle without own rules.
Finder find_rule_steps;

/// Finds Technique::TrialAndError in a puzzle with own rules: the rules, too, refute what a trial assumes.
Finder find_rule_trials;

/// Returns what each own rule by itself says about two candidates of open cells. Equal digits of cells that see each
/// other are left out. Several rules may make the same link. When a stop is requested, returns some of the links. The
/// state must have own rules.
std::vector<RuleLink> rule_links(const PuzzleState& state, StopToken stop = {});

}  // namespace nonet
