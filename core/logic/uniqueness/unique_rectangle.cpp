// Unique rectangle, types 1, 2 and 5. Were the four corners filled with the two digits only, these could change places: a
// second solution. So at least one corner with extra candidates takes one of them. Where there is one such corner it loses
// the two digits; where the extra candidate is the same everywhere, what sees all its places loses it. Type 2 has two
// corners with extras side by side, type 5 three, or two that are opposite.

#include "core/logic/uniqueness/rectangle.h"
#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

void eliminate_digits(const PuzzleState& state, const Rectangle& rectangle, Step& step) {
  const Cell corner = rectangle.cells(true).first();
  (state.candidates(corner) & rectangle.digits).for_each([&](Digit digit) { step.eliminate(corner, digit); });
}

void eliminate_extra(const PuzzleState& state, const Rectangle& rectangle, Step& step) {
  const Digit extra = rectangle.extras(state).first();
  step.eliminate(state.cells(extra) & state.sets().common_peers(rectangle.cells(true)), extra);
}

bool is_of_type(Technique technique, const PuzzleState& state, const Rectangle& rectangle) {
  const int count = count_bits(rectangle.with_extras);
  if (technique == Technique::UniqueRectangle1) return count == 1;
  if ((count != 2 && count != 3) || rectangle.extras(state).size() != 1) return false;
  return (technique == Technique::UniqueRectangle2) == (count == 2 && !rectangle.has_opposite_extras());
}

}  // namespace

void find_rectangles_by_extras(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    if (!is_of_type(technique, state, rectangle)) continue;
    Step step = rectangle.step(technique, state);
    technique == Technique::UniqueRectangle1 ? eliminate_digits(state, rectangle, step)
                                             : eliminate_extra(state, rectangle, step);
    if (sink.add(std::move(step))) return;
  }
}

}  // namespace nonet
