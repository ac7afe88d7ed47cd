#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Templates: all ways in which a digit can be placed in the whole grid at once, other digits aside. A cell that all of them have
/// is set, a candidate that none has is deleted; one step for each digit. Cells that another digit has in all its ways are
/// not used, over and over. A digit whose ways take more than TemplateSearch::kMaxNodes search nodes to look for is taken to
/// fit where it was not decided.
void find_templates(Technique technique, Survey& survey, StepSink& sink);

/// Trial and error, named as what it is: a candidate is taken for true, and what follows is impossible in the end. Cells with
/// few candidates are tried first. What follows is found by singles; where that does not decide, by locked candidates, pairs
/// and triples; and where none of these does, by further trials inside the trial, as few as will do. So every puzzle with one
/// solution can be solved by it, up to kMaxForcingCandidates candidates. A step has the assumption and where the contradiction showed, of trials within the trial the
/// last one. All trials of one call take TrialSearch::kMaxTrials at most (9×9 puzzles need some hundred).
void find_trial_and_error(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
