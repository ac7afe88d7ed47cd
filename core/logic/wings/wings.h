#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// XY-Wing: a pivot with the candidates x and y, one of its peers with x and z, another one with y and z. Parts of a
/// step: the pivot, the two wings.
void find_xy_wings(Technique technique, Survey& survey, StepSink& sink);

/// XYZ-Wing: an XY-Wing whose pivot has the candidate z too. Parts of a step: the pivot, the two wings.
void find_xyz_wings(Technique technique, Survey& survey, StepSink& sink);

/// W-Wing: two cells with the candidates w and z, each of which is a peer of one end of a strong link of w. Parts of a
/// step: one wing, the two ends of the link as nodes, the other wing, with links from each part to the next. The house
/// is that of the strong link.
void find_w_wings(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
