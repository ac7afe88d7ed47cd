#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Locked candidates: pointing from a box (region), claiming from any other house. Two to `side` places, all of them in a
/// second house.
void find_locked_candidates(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
