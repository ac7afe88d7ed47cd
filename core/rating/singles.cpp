
#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

void write_hidden_single(Hint& hint, int house, bool is_last) {
  Step step(is_last ? Technique::FullHouse : Technique::HiddenSingle, DigitSet(step_digit(hint.placed_digit)));
  step.add_house(step_house(house));
  step.add_part(Role::Single, step_cell(hint.placed_cell), DigitSet(step_digit(hint.placed_digit)));
  add_results(hint, step);
  hint.step = std::move(step);
}

// Hidden singles in houses of one type: either those with one open cell, or the others.
bool find_in_houses(const State& state, HouseType type, bool is_last, Hint& hint, bool explain) {
  for (int i = 0; i < kSide; ++i) {
    const int house = house_of(type, i);
    const int open = state.open_cells(house);
    if (open == 0 || (open == 1) != is_last) continue;
    for (int digit = 0; digit < kSide; ++digit) {
      const unsigned places = state.places(house, digit);
      if (!is_single(places)) continue;
      hint.difficulty = is_last ? 1.0 : type == kBox ? 1.2 : 1.5;
      hint.place(kGeometry.cells[house][lowest_bit(places)], digit);
      if (explain) write_hidden_single(hint, house, is_last);
      return true;
    }
  }
  return false;
}

}  // namespace

bool find_hidden_single(const State& state, Hint& hint, bool explain) {
  for (const bool is_last : {true, false}) {
    for (const HouseType type : kBoxColumnRow) {
      if (find_in_houses(state, type, is_last, hint, explain)) return true;
    }
  }
  return false;
}

bool find_naked_single(const State& state, Hint& hint, bool explain) {
  for (int cell = 0; cell < kCells; ++cell) {
    if (!is_single(state.candidates(cell))) continue;
    hint.difficulty = 2.3;
    hint.place(cell, lowest_bit(state.candidates(cell)));
    if (explain) {
      const DigitSet digit(step_digit(hint.placed_digit));
      Step step(Technique::NakedSingle, digit);
      step.add_part(Role::Single, step_cell(cell), digit);
      add_results(hint, step);
      hint.step = std::move(step);
    }
    return true;
  }
  return false;
}

}  // namespace nonet::rating
