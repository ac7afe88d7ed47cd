// Naked single: a cell with one candidate left holds that digit.

#include "core/logic/singles/singles.h"

namespace nonet {

void find_naked_singles(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  for (std::uint16_t index = 0; index < state.layout().cell_count(); ++index) {
    const Cell cell{index};
    const DigitSet digits = state.candidates(cell);
    if (digits.size() != 1) continue;
    Step step(technique, digits);
    step.add_part(Role::Single, cell, digits);
    step.add_placement(cell, digits.first());
    if (sink.add(std::move(step))) return;
  }
}

}  // namespace nonet
