// The law of leftovers. Some lines and as many regions hold each digit equally often. Without the cells that they
// share, each digit is in the leftover cells of the lines as often as in those of the regions. Where the one side has
// all that the other can have, no more of it goes there; where the other side needs all places that are left, the digit
// is placed; where it needs at least one, cells that see all places lose the digit. With one line more than regions,
// each digit is once more often in the cells of the lines.

#include <algorithm>

#include "core/logic/locked/leftovers.h"
#include "core/logic/locked/locked.h"

namespace nonet {

namespace {

// The cells of one side of a pair.
struct Side {
  const PuzzleState& state;
  const CellSet& cells;
  // How much more often each digit is here than on the other side.
  int further;
  Role role;
  const std::vector<House>& houses;

  CellSet open(Digit digit) const { return state.cells(digit) & cells; }
  int filled(Digit digit) const {
    int count = 0;
    cells.for_each([&](Cell cell) { count += state.digit(cell) == digit ? 1 : 0; });
    return count;
  }
  // The least and the greatest number of times that the digit can be here, by these cells alone.
  int least(Digit digit) const { return filled(digit); }
  int most(Digit digit) const { return filled(digit) + open(digit).size(); }
};

class PairSteps {
 public:
  PairSteps(Technique technique, const PuzzleState& state, const Leftovers::Pair& pair, StepSink& sink)
      : technique_(technique), state_(state), pair_(pair), sink_(sink) {}

  // Returns true when the sink is full.
  bool find() {
    const Side lines{state_, pair_.of_lines, pair_.further_lines, Role::LineSet, pair_.lines};
    const Side regions{state_, pair_.of_regions, -pair_.further_lines, Role::BoxSet, pair_.regions};
    return find_in(regions, lines) || find_in(lines, regions);
  }

 private:
  // Concludes about the cells of `into` from those of `from`.
  bool find_in(const Side& into, const Side& from) {
    DigitSet impossible;
    bool is_full = false;
    state_.all_digits().for_each([&](Digit digit) {
      const CellSet open = into.open(digit);
      if (is_full || open.empty()) return;
      const int filled = into.filled(digit);
      const int most = from.most(digit) + into.further;
      const int least = from.least(digit) + into.further;
      if (most == 0) {
        impossible.insert(digit);
      } else if (most == filled) {
        Step step = make(into, from, DigitSet(digit), from);
        step.eliminate(open, digit);
        is_full = sink_.add(std::move(step));
      } else if (least == filled + open.size()) {
        Step step = make(into, from, DigitSet(digit), into);
        step.add_part(Role::Subset, open, DigitSet(digit));
        open.for_each([&](Cell cell) { step.add_placement(cell, digit); });
        is_full = sink_.add(std::move(step));
      } else if (least > filled) {
        Step step = make(into, from, DigitSet(digit), into);
        step.add_part(Role::Subset, open, DigitSet(digit));
        step.eliminate(state_.sets().common_peers(open) & state_.cells(digit), digit);
        is_full = sink_.add(std::move(step));
      }
    });
    if (is_full || impossible.empty()) return is_full;
    Step step = make(into, from, impossible, from);
    impossible.for_each([&](Digit digit) { step.eliminate(into.open(digit), digit); });
    return sink_.add(std::move(step));
  }

  // The digits are looked for in the houses of the side `base`.
  Step make(const Side& into, const Side& from, DigitSet digits, const Side& base) const {
    Step step(technique_, digits);
    for (const Side* side : {&from, &into}) {
      for (const House house : side->houses) step.add_house(house, side == &base ? HouseRole::Base : HouseRole::Cover);
      DigitSet possible;
      digits.for_each([&](Digit digit) {
        if ((side == &from || side == &base) && side->most(digit) > 0) possible.insert(digit);
      });
      if (!side->cells.empty()) step.add_part(side->role, side->cells, possible);
    }
    return step;
  }

  Technique technique_;
  const PuzzleState& state_;
  const Leftovers::Pair& pair_;
  StepSink& sink_;
};

}  // namespace

void find_law_of_leftovers(Technique technique, Survey& survey, StepSink& sink) {
  for (const Leftovers::Pair& pair : Leftovers::of(survey.state().layout()).pairs()) {
    if (PairSteps(technique, survey.state(), pair, sink).find()) return;
  }
}

}  // namespace nonet
