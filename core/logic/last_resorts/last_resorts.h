#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Templates: a template is one complete placement of a digit, regardless of other digits. The digit is placed in cells that belong
/// to all of its templates, and eliminated from cells that belong to none; one step for each digit. Cells that belong to all
/// templates of another digit cannot have this digit, which may exclude further templates. The search for templates through one cell
/// is given up after kMaxTemplateNodes search nodes. Then the digit is taken to be possible in that cell.
void find_templates(Technique technique, Survey& survey, StepSink& sink);

/// On 9×9 some twenty nodes decide about a cell.
inline constexpr int kMaxTemplateNodes = 20000;

/// Trial and error, named as what it is: a candidate is taken for true, and what follows is impossible in the end. Cells with
/// few candidates are tried first. What follows is found by singles; where that does not decide, by locked candidates, pairs
/// and triples; and where none of these does, by further trials inside the trial, as few as will do. So every puzzle with one
/// solution can be solved by it, up to kMaxForcingCandidates candidates. A step has the assumption and where the contradiction showed, of trials within the trial the
/// last one. All trials of one call take TrialSearch::kMaxTrials at most (9×9 puzzles need some hundred).
void find_trial_and_error(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
