#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// XY-Wing: a pivot with candidates x and y that sees a cell with x and z and one with y and z. Parts: the pivot, the wings.
void find_xy_wings(Technique technique, Survey& survey, StepSink& sink);

/// XYZ-Wing: the pivot has z as well, so only cells that see it too lose z. Parts: the pivot, the wings.
void find_xyz_wings(Technique technique, Survey& survey, StepSink& sink);

/// W-Wing: two cells with candidates w and z, each of which sees one end of a strong link of w. Parts: a wing, the ends of
/// the link as nodes, the other wing; links from part to part; the house of the link.
void find_w_wings(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
