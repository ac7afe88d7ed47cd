// Locked candidates: all places of a digit in one house lie in a second house too. The first house is full, so one of
// the places holds the digit, and the digit is eliminated from the other cells of the second house. The second house
// need not be full. When the first house is a box this is called pointing, otherwise claiming. On a layout of several
// grids the two houses can belong to different grids.

#include "core/logic/locked/locked.h"

namespace nonet {

namespace {

bool starts_from(Technique technique, HouseKind kind) {
  return (kind == HouseKind::Box) == (technique == Technique::Pointing);
}

bool add_step(Technique technique, const PuzzleState& state, Digit digit, House from, House into, StepSink& sink) {
  const CellSet places = state.cells(digit, from);
  const CellSet eliminated = state.cells(digit, into) - places;
  if (eliminated.empty()) return false;
  Step step(technique, DigitSet(digit));
  step.add_house(from, HouseRole::Base);
  step.add_house(into, HouseRole::Target);
  step.add_part(Role::Subset, places, DigitSet(digit));
  step.eliminate(eliminated, digit);
  return sink.add(std::move(step));
}

}  // namespace

void find_locked_candidates(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  const Layout& layout = state.layout();
  for (const House from : survey.sets().boxes_first()) {
    if (!starts_from(technique, layout.kind(from)) || !layout.holds_every_digit(from)) continue;
    for (int value = 1; value <= state.digit_count(); ++value) {
      const Digit digit{static_cast<std::uint8_t>(value)};
      const CellSet places = state.cells(digit, from);
      if (!places.has_several()) continue;
      for (const House into : layout.houses(places.first())) {
        if (into == from || !places.is_within(survey.sets().house(into))) continue;
        if (add_step(technique, state, digit, from, into, sink)) return;
      }
    }
  }
}

}  // namespace nonet
