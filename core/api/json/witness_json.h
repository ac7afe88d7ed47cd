#pragma once

#include <string>

#include "core/api/json/step_json.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/teacher.h"

namespace nonet {

/// The path as json_object_of(path) has it, and in each step a list `proof` with an entry for each conclusion:
/// `{cell, digit, placed, truths, cases}`, or `{cell, digit, placed, truths: null}` when none was found. The state is
/// the one in which the path begins. docs/step.schema.json describes the truths.
JsonObject json_object_with_proofs(const SolvingPath& path, PuzzleState start, CellNames names);

}  // namespace nonet
