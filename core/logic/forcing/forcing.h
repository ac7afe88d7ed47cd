#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Forcing chains and forcing nets. A contradiction: a candidate is assumed true, or false, and this leads to something
/// impossible, so the opposite holds. A verity: one of several assumptions must be true (all candidates of a cell, all
/// candidates of a digit in a house, or one candidate being true or false), and all of them lead to the same
/// conclusion. In a chain each conclusion follows from one other, along the links between candidates and groups. In a
/// net a conclusion may follow from several others together: a naked or hidden single.
///
/// The parts of a step form one branch for each assumption. A branch begins with the assumption; each later part comes
/// after its causes, and links lead to it from them. Inferences are ordered depth first. The last part of each branch
/// of a verity is the conclusion. The last part of a contradiction has the role Contradiction: a candidate that would
/// be both true and false, a cell that would lose all candidates, or a digit's cells in a house that would all lose the
/// digit; the step names the house.
///
/// Steps with the fewest parts come first, with one step for each conclusion. In states with more than
/// kMaxForcingCandidates candidates nothing is searched.
void find_forcing_chains(Technique technique, Survey& survey, StepSink& sink);
void find_forcing_nets(Technique technique, Survey& survey, StepSink& sink);

inline constexpr int kMaxForcingCandidates = 2500;
/// True if the state has more than kMaxForcingCandidates candidates.
bool has_too_many_candidates(const PuzzleState& state);

}  // namespace nonet
