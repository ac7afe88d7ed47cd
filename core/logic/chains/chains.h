#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Remote pair: four or more cells with the same two candidates, each seeing the next. They hold the two digits in turns, so
/// what sees two of them that hold different digits loses both. Nodes are cells with both digits.
void find_remote_pairs(Technique technique, Survey& survey, StepSink& sink);

/// X-chain: links of one digit, strong and weak in turns, strong at both ends.
void find_x_chains(Technique technique, Survey& survey, StepSink& sink);

/// XY-chain: strong links inside cells with two candidates, weak ones between them.
void find_xy_chains(Technique technique, Survey& survey, StepSink& sink);

/// Nice loops and alternating inference chains, plain and grouped: the shortest chain from each start to each end, if it does
/// not come back to a cell that it has left. Grouped ones have a group among their nodes, or with FindOptions::sets_in_chains
/// an almost locked set; sets come after the nodes of a step.
void find_loops(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
