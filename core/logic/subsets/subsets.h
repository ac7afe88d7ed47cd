#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Naked sets: as many cells of a house as they have digits together. Pairs, triples and quads; groups are all larger ones,
/// up to half of the open cells (beyond, the rest of the house is a smaller hidden set). Locked pairs and triples are
/// those of a box and a line at once that take candidates from both, and are no naked ones.
void find_naked_sets(Technique technique, Survey& survey, StepSink& sink);

/// Hidden sets: as many digits as they have places in a house together. Sizes as above.
void find_hidden_sets(Technique technique, Survey& survey, StepSink& sink);

/// The sizes that a technique of these finders has.
struct SetSizes {
  int least;
  int most;
};
SetSizes set_sizes(Technique technique, int open_cells);

}  // namespace nonet
