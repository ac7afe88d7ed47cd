#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

// All searches end soon after the stop of the survey is requested.

/// Remote pair: four or more cells with the same two candidates, each of which sees the next. The cells have the two
/// digits alternately, so a cell that sees two of them with different digits loses both candidates. Each node of a step
/// is a cell with both digits.
void find_remote_pairs(Technique technique, Survey& survey, StepSink& sink);

/// X-chain: alternating strong and weak links of one digit, with a strong link at both ends.
void find_x_chains(Technique technique, Survey& survey, StepSink& sink);

/// XY-chain: strong links inside cells with two candidates, and weak links between these cells.
void find_xy_chains(Technique technique, Survey& survey, StepSink& sink);

/// Nice loops and alternating inference chains, plain and grouped: the shortest chain from each start to each end,
/// unless that chain returns to a cell that it has left. A grouped chain has a group among its nodes or, with
/// FindOptions::sets_in_chains, an almost locked set. The parts of a step are the nodes, then the sets.
void find_loops(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
