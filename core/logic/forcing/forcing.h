#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Forcing chains and nets. Of a contradiction: a candidate taken for true or false leads to what cannot be, so the opposite
/// holds. Of a verity: all candidates of a cell, or all places of a digit in a house, or a candidate taken for true and for
/// false, lead to the same. In chains each conclusion rests on one other along the links between candidates and groups; in
/// nets all conclusions are drawn together, by hidden and naked singles.
///
/// The parts of a step begin with an assumption, each one that follows from others comes after them, and links lead to it from
/// these; a verity has one such branch for each assumption, the last part of each being the conclusion. A contradiction comes
/// last: a candidate that is true and false, a cell that is left without a candidate, or the places that a digit loses in a
/// house, which is named.
///
/// Those that rest on the fewest come first; for each conclusion there is one. States of more than kMaxForcingCandidates
/// candidates are left alone.
void find_forcing_chains(Technique technique, Survey& survey, StepSink& sink);
void find_forcing_nets(Technique technique, Survey& survey, StepSink& sink);

inline constexpr int kMaxForcingCandidates = 2500;
bool has_too_many_candidates(const PuzzleState& state);

}  // namespace nonet
