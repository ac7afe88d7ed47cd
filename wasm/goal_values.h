#pragma once

#include "wasm/values.h"

namespace nonet::door {

/// The fields of a goal that JavaScript wrote, but for the digits to keep, which only the solver's module reads.
GoalFields goal_fields_of(const val& goal);

/// `{error: {code}}` for fields that are no goal.
val error_object(const GoalError& error);

}  // namespace nonet::door
