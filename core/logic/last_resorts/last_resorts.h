#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Templates: a template is one complete placement of a digit, regardless of other digits. The digit is placed in cells
/// that belong to all of its templates, and eliminated from cells that belong to none; one step for each digit. Cells
/// that belong to all templates of another digit cannot have this digit, which may exclude further templates. The
/// search for templates through one cell is given up after kMaxTemplateNodes search nodes. Then the digit is taken to
/// be possible in that cell.
void find_templates(Technique technique, Survey& survey, StepSink& sink);

/// On 9×9 some twenty nodes decide about a cell.
inline constexpr int kMaxTemplateNodes = 20000;

/// Trial and error: assumes that a candidate is true, derives a contradiction, and eliminates the candidate. Candidates
/// of cells with few candidates are tried first. Consequences are found by singles; then, if these do not decide, by
/// locked candidates, pairs and triples; then by trials inside the trial. So every puzzle with one solution and at most
/// kMaxForcingCandidates candidates can be solved. The parts of a step are the assumption and the contradiction (of
/// trials inside the trial, the last one). When one step is wanted, a call makes at most TrialSearch::kMaxTrials
/// trials; 9×9 puzzles need some hundred. When all steps are wanted, a call makes fewer trials, which take about a
/// tenth of a second. Candidates of large grids that are undecided then give no step.
void find_trial_and_error(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
