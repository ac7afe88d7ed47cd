// Full house: the last open cell of a house holds the digit that the house lacks. A house with fewer cells than digits
// lacks two digits or more while a cell is open.

#include "core/logic/singles/singles.h"

namespace nonet {

void find_full_houses(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  for (const House house : survey.sets().boxes_first()) {
    const DigitSet missing = state.all_digits() - state.placed(house);
    if (missing.size() != 1) continue;
    const CellSet open = state.open() & survey.sets().house(house);
    if (!open.has_one()) continue;
    const Cell cell = open.first();
    if (!state.candidates(cell).contains(missing.first())) continue;
    Step step(technique, missing);
    step.add_house(house);
    step.add_part(Role::Single, cell, missing);
    step.add_placement(cell, missing.first());
    if (sink.add(std::move(step))) return;
  }
}

}  // namespace nonet
