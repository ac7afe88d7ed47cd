#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Naked sets: n cells of a house that have n digits together. Pairs, triples, quads, and groups of five cells and
/// more, up to half of the open cells (when a larger set exists, the rest of the house is a smaller hidden set). A pair
/// or triple that lies in a box and a line at once and eliminates candidates from both is a locked one, and not a naked
/// one.
void find_naked_sets(Technique technique, Survey& survey, StepSink& sink);

/// Hidden sets: n digits that have n places in a house together. Their sizes are those of naked sets.
void find_hidden_sets(Technique technique, Survey& survey, StepSink& sink);

/// The smallest and the largest size of the sets of a technique.
struct SetSizes {
  int min;
  int max;
};
SetSizes set_sizes(Technique technique, int open_cells);

}  // namespace nonet
