#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

// These techniques are sound only for puzzles with exactly one solution. The steps about a Rectangle have two parts:
// the corners with the two digits (Role::Corner), and the corners with extra candidates (Role::Extra).

/// Unique rectangle, types 1, 2 and 5: one corner has extra candidates, or several corners share a single extra
/// candidate.
void find_rectangles_by_extras(Technique technique, Survey& survey, StepSink& sink);

/// Unique rectangle, type 3: the extra candidates of two corners form a naked set with further cells of a house. A step
/// also has these cells as a part (Role::Subset, with the digits of the naked set), and the house.
void find_rectangles_with_set(Technique technique, Survey& survey, StepSink& sink);

/// Unique rectangle, types 4 and 6: in one house (type 4) or two (type 6), all places of one of the digits are corners.
/// A step also has these houses.
void find_rectangles_with_bound_digit(Technique technique, Survey& survey, StepSink& sink);

/// Hidden rectangle: one corner has only the two digits as candidates. In the row and in the column of the opposite
/// corner, all places of one of the digits are corners. A step also has this row and this column; its elimination is in
/// the opposite corner.
void find_hidden_rectangles(Technique technique, Survey& survey, StepSink& sink);

/// Avoidable rectangle: some corners have digits that were placed; none is given. Type 1: one corner is open. Type 2:
/// two corners are open and have the same extra candidate.
void find_avoidable_rectangles(Technique technique, Survey& survey, StepSink& sink);

/// BUG+1: a bivalue universal grave with one further candidate, which is true. A step has one part, this candidate
/// (Role::Extra).
void find_bug_plus_one(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
