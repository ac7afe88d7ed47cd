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
  /// No allowed technique that is taught before the technique to be practised has a step here, and that technique has
  /// one.
  PuzzleState state;
  /// Every step of the technique in `state`. Each of them is a right answer.
  std::vector<Step> answers;
};

/// The techniques of easier levels and this one. For a single: the singles taught before it and this one.
TechniqueSet practice_techniques(Technique technique);

/// The techniques that are taught before this one, and this one.
TechniqueSet taught_up_to(Technique technique);

/// False when no puzzle of the layout needs the technique beside the other allowed ones. LayoutSets must support the
/// layout. There are four reasons:
/// - A smaller set or fish is there whenever the technique is: naked and hidden groups and the squirmbag up to side 9.
/// - Pointing and claiming find the eliminations of every Franken or mutant X-Wing without fins, on layouts with boxes
/// and without variants.
/// - Locked candidates find whatever the law of leftovers finds, on layouts without irregular regions,
/// extra regions and windows.
/// - Techniques of Family::Rules need own rules, which no puzzle of a goal has.
bool is_ever_needed(Technique technique, const Layout& layout, const TechniqueSet& allowed);

/// False when a path of the allowed techniques never shows the technique: a dual two-string kite (dual empty rectangle)
/// consists of two two-string kites (empty rectangles), each of which is taught before it.
bool is_ever_shown(Technique technique, const TechniqueSet& allowed);

/// The exercise in a puzzle with one solution: the first position in which the path of the allowed techniques takes the
/// technique. None when these techniques do not solve the puzzle, when their path does not take the technique, or when
/// a stop was requested. About a millisecond for 9×9.
std::optional<Exercise> exercise_in(const Grid& puzzle, const Grid& solution, Technique technique,
                                    const TechniqueSet& allowed, StopToken stop = {});

/// `{puzzle, solution, layout, state, answers}`.
JsonObject json_object_of(const Exercise& exercise, CellNames names);

}  // namespace nonet
