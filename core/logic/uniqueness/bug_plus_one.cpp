// Bivalue universal grave (BUG): every open cell has two candidates, and every digit that is open in a house has two places
// there. If such a state had a solution, each cell taking its other candidate would be a second one: of the two places of a
// digit in a house the solution takes one, the exchange the other. So a state that would be a grave but for one candidate
// has that candidate true. The argument goes through the houses one by one, whatever they are, so it holds for diagonals
// and windows too when digits have two places there as well. It does not hold for rules for pairs: the solution may take
// a digit in neither of two cells that must differ, and the exchange would put it in both. Layouts with such rules are
// left out.

#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

// The digit that has three places in each house of the cell, when all others have two everywhere; blank otherwise.
Digit digit_too_many(const PuzzleState& state, Cell cell) {
  Digit found = kBlank;
  for (std::uint16_t index = 0; index < state.layout().house_count(); ++index) {
    const House house{index};
    const bool has_cell = state.sets().house(house).contains(cell);
    bool has_three = false;
    for (int value = 1; value <= state.side(); ++value) {
      const Digit digit{static_cast<std::uint8_t>(value)};
      const int places = count_bits(state.places(digit, house));
      if (places == 2 || (places == 0 && state.is_placed(digit, house))) continue;
      if (places != 3 || !has_cell || has_three || (found != kBlank && found != digit)) return kBlank;
      has_three = true;
      found = digit;
    }
    if (has_cell && !has_three) return kBlank;
  }
  return found;
}

}  // namespace

void find_bug_plus_one(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  const CellSet& threes = survey.trivalue_cells();
  if (state.layout().has_pairs() || !threes.has_one()) return;
  if (!(state.open() - threes).is_within(survey.bivalue_cells())) return;
  const Cell cell = threes.first();
  const Digit digit = digit_too_many(state, cell);
  if (digit.is_blank() || !state.has({cell, digit})) return;
  Step step(technique, DigitSet(digit));
  step.add_part(Role::Extra, cell, DigitSet(digit));
  (state.candidates(cell) - DigitSet(digit)).for_each([&](Digit other) { step.eliminate(cell, other); });
  sink.add(std::move(step));
}

}  // namespace nonet
