// Unique rectangle, types 1, 2 and 5. If all four corners held the two digits, these could be exchanged, and there
// would be a second solution. So at least one corner holds an extra candidate. Type 1: only one corner has extra
// candidates, so the two digits are eliminated from it. Types 2 and 5: all extra candidates are the same digit, so it
// is eliminated from cells that are peers of all corners with extras. In type 2 these are two corners side by side, in
// type 5 three corners or two opposite ones.

#include "core/logic/uniqueness/rectangle.h"
#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

// Including the step.
constexpr std::uint64_t kWorkOfRectangle = 100;

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
  StopCheck check(survey.stop());
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    if (check.must_stop(kWorkOfRectangle)) return;
    if (!is_of_type(technique, state, rectangle)) continue;
    Step step = rectangle.step(technique, state);
    technique == Technique::UniqueRectangle1 ? eliminate_digits(state, rectangle, step)
                                             : eliminate_extra(state, rectangle, step);
    if (sink.add(std::move(step))) return;
  }
}

}  // namespace nonet
