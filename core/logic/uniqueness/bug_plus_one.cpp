// BUG+1. A BUG (bivalue universal grave) is a state in which every open cell has two candidates and every digit has two
// places in each house that lacks it. If a BUG had a solution, taking the other candidate in every open cell would give
// a second solution: of the two places of a digit in a house, the first solution uses one and the second solution the
// other. So when a state would be a BUG without one candidate, this candidate is true.
//
// The argument treats each full house by itself, so it also holds for diagonals, windows and the houses of several
// grids. It does not hold for rules for pairs: the first solution may use a digit in neither of two cells that must
// differ, and then the second would use it in both. A house that is not full is like such a pair. Layouts with such
// rules or houses are skipped.

#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

// The digit with three places in each house of the cell, if all other open digits of all houses have two places;
// otherwise blank.
Digit digit_too_many(const PuzzleState& state, Cell cell) {
  Digit found = kBlank;
  for (std::uint16_t index = 0; index < state.layout().house_count(); ++index) {
    const House house{index};
    const bool has_cell = state.sets().house(house).contains(cell);
    bool has_three = false;
    for (int value = 1; value <= state.digit_count(); ++value) {
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
  if (state.layout().has_pairs() || !state.layout().has_full_houses_only() || !threes.has_one()) return;
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
