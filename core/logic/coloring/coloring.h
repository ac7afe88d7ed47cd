#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Simple colors: one cluster of strong links of a digit. Trap: a cell that sees both colours loses the digit. Wrap: a colour of
/// which two cells see each other is false throughout.
///
/// Multi colors: two clusters. When a colour of the one sees a colour of the other, one of the two remaining colours is true:
/// cells that see both of these lose the digit (1). When a colour of the one sees both colours of the other, it is
/// false throughout (2).
///
/// A step has one part for each coloured cell, with its colour as role, and the links between them: strong ones within a cluster,
/// from its first cell on, and weak ones between cells whose seeing each other matters.
void find_simple_colors(Technique technique, Survey& survey, StepSink& sink);
void find_multi_colors(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
