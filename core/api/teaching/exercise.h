#pragma once

#include <optional>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/json.h"
#include "core/logic/teacher.h"

namespace nonet {

/// A position in which a technique is needed. The caller provides the puzzle, so no solver is needed.
struct Exercise {
  Grid puzzle;
  Grid solution;
  /// No technique of an easier level finds anything here, and the technique to be practised does.
  PuzzleState state;
  /// Every step of the technique in `state`. Each of them is a right answer.
  std::vector<Step> answers;
};

/// The techniques that may solve an exercise: all of easier levels, and the one to be practised. For a single they are
/// the singles taught before it.
TechniqueSet practice_techniques(Technique technique);

/// False when no puzzle of that side needs the technique, because a smaller set or fish is there whenever it is.
bool is_ever_needed(Technique technique, int side);

/// The exercise in a puzzle with one solution: the first position in which a person needs the technique. None when
/// practice_techniques() do not solve the puzzle, solve it without the technique, or were stopped. About a millisecond
/// for 9×9.
std::optional<Exercise> exercise_in(const Grid& puzzle, const Grid& solution, Technique technique, StopToken stop = {});

/// `{puzzle, solution, layout, state, answers}`.
JsonObject json_object_of(const Exercise& exercise, CellNames names);

}  // namespace nonet
