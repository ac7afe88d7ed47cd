#pragma once

#include "wasm/values.h"

namespace nonet::door {

/// The fields of a goal that JavaScript wrote, by the table of all fields. The digits to keep are read by the solver's
/// module, and a puzzle to complete by the module of rules.
GoalFields goal_fields_of(const val& goal);

/// `{error: {code, field}}` for fields that are no goal.
val error_object(const GoalError& error);

}  // namespace nonet::door
