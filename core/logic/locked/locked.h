#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Locked candidates: all places of a digit in one house, at least two, lie in a second house too. Pointing starts from
/// a box (region), claiming from any other house. A step has the first house as base, the second as target, and the
/// places as a part.
void find_locked_candidates(Technique technique, Survey& survey, StepSink& sink);

/// Law of leftovers, for irregular regions and windows (Leftovers). A step has a part for the side that it concludes
/// from, unless that is empty, and one for the side that it concludes about: Role::LineSet for cells of the lines
/// outside the regions, Role::BoxSet for cells of the regions outside the lines. They have those digits of the
/// step that are possible there and are not removed. Where a place must have the digit, Role::Subset has the places.
/// The houses in which the digits are looked for are base, the others cover.
void find_law_of_leftovers(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
