#pragma once

#include "core/api/teaching/goal_fields.h"
#include "core/generate/rules/rule_goal.h"

namespace nonet {

/// Reads the goal of a puzzle with rules of its own, but for its level, which read_ruled_goal() reads too. Returns an
/// error with the name of the field that is wrong, also when a field is set that has no meaning in a goal with rules.
Result<RuleGoal, GoalError> read_rule_goal(const GoalFields& fields);

}  // namespace nonet
