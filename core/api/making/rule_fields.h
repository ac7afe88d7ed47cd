#pragma once

#include "core/api/teaching/goal_hash.h"
#include "core/generate/rules/rule_goal.h"

namespace nonet {

/// Reads the goal of a puzzle with rules of its own, but for its level, which read_ruled_goal() reads too. Returns an
/// error with the name of the field that is wrong, also when a field is set that has no meaning in a goal with rules.
Result<RuleGoal, GoalError> read_rule_goal(const GoalFields& fields);

/// Returns the hash of a goal with rules. `goal` is that of the fields. Kinds and weights count in their order, because
/// the order of kinds gives other puzzles. 0 when the fields ask for the first edition.
GoalHash hash_of_goal(const GoalFields& fields, const RuleGoal& goal);

}  // namespace nonet
