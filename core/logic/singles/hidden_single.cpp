// Hidden single: a digit that has one place left in a full house is placed there.

#include "core/logic/singles/singles.h"

namespace nonet {

void find_hidden_singles(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  for (const House house : survey.sets().boxes_first()) {
    for (int value = 1; value <= state.digit_count(); ++value) {
      const Digit digit{static_cast<std::uint8_t>(value)};
      const std::uint32_t places = state.places(digit, house);
      if (!has_one_bit(places)) continue;
      const Cell cell = state.layout().cells(house)[static_cast<std::size_t>(lowest_bit(places))];
      Step step(technique, DigitSet(digit));
      step.add_house(house);
      step.add_part(Role::Single, cell, DigitSet(digit));
      step.add_placement(cell, digit);
      if (sink.add(std::move(step))) return;
    }
  }
}

}  // namespace nonet
