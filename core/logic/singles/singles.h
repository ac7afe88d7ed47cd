#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// The last open cell of a house. Boxes first, then rows, columns and further houses.
void find_full_houses(Technique technique, Survey& survey, StepSink& sink);

/// A digit with one place left in a house. Boxes first, then rows, columns and further houses.
void find_hidden_singles(Technique technique, Survey& survey, StepSink& sink);

/// A cell with one candidate left.
void find_naked_singles(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
