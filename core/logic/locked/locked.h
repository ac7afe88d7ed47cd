#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Locked candidates: all places of a digit in one house, at least two, lie in a second house too. Pointing starts from
/// a box (region), claiming from any other house. A step has the first house as base, the second as target, and the
/// places as a part.
void find_locked_candidates(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
