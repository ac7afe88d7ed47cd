#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Houses with one open cell: boxes first, then rows, columns, houses of variants.
void find_full_houses(Technique technique, Survey& survey, StepSink& sink);

/// Digits with one place left in a house: boxes first, then rows, columns, houses of variants.
void find_hidden_singles(Technique technique, Survey& survey, StepSink& sink);

/// Cells with one candidate left.
void find_naked_singles(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
