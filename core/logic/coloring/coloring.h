#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Simple colors: one cluster of strong links of a digit. Trap: the digit is eliminated from a cell that is a peer of
/// cells of both colours. Wrap: when two cells of one colour are peers, this colour is false, and the digit is
/// eliminated from all its cells.
///
/// Multi colors: two clusters. 1: when a colour of one cluster excludes a colour of the other, at least one of the two
/// remaining colours is true, so the digit is eliminated from cells that are peers of both of these. 2: when a colour
/// of one cluster excludes both colours of the other, it is false.
///
/// A step has one part for each coloured cell, with its colour as role. Strong links join the parts of a cluster,
/// beginning at its first cell. Weak links show which cells of excluding colours are peers.
void find_simple_colors(Technique technique, Survey& survey, StepSink& sink);
void find_multi_colors(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
