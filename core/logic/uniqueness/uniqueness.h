#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

// These techniques take for granted that the puzzle has one solution. Of a Rectangle, steps have as parts the corners with
// the two digits and the corners with extra candidates (Role::Corner, Role::Extra).

/// Unique rectangle, types 1, 2 and 5: one corner, or several that share one extra candidate, keep it from being deadly.
void find_rectangles_by_extras(Technique technique, Survey& survey, StepSink& sink);

/// Unique rectangle, type 3: the extra candidates of two corners and some cells beside them are a naked set. Its cells are a
/// part besides (Role::Subset), its digits those of the subset and of the extras; the house is there.
void find_rectangles_with_set(Technique technique, Survey& survey, StepSink& sink);

/// Unique rectangle, types 4 and 6: one of the digits is bound to the corners in a house, or in two. They are there.
void find_rectangles_with_bound_digit(Technique technique, Survey& survey, StepSink& sink);

/// Hidden rectangle: opposite to a corner with nothing else, one digit is bound to the corners in row and column.
void find_hidden_rectangles(Technique technique, Survey& survey, StepSink& sink);

/// Avoidable rectangle: some of the corners have been placed, none is given. Type 1: one is open. Type 2: two are, with the
/// same extra candidate.
void find_avoidable_rectangles(Technique technique, Survey& survey, StepSink& sink);

/// Bivalue universal grave but for one candidate, which is true. Parts: its cell with the candidate.
void find_bug_plus_one(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
