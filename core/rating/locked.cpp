// Locked candidates: all places of a digit in one house lie in a second house too. The direct form places a digit that
// becomes a hidden single by the elimination, and eliminates nothing itself.

#include "core/rating/patterns.h"
#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

bool starts_in_box(const LockedPattern& pattern) { return pattern.base < kSide; }

void write_locked(const State& state, const LockedPattern& pattern, Technique technique, Hint& hint) {
  const DigitSet digit(step_digit(pattern.digit));
  Step step(technique, digit);
  step.add_house(step_house(pattern.base), HouseRole::Base);
  step.add_house(step_house(pattern.cover), HouseRole::Target);
  step.add_part(Role::Subset, step_cells(pattern.base, state.places(pattern.base, pattern.digit)), digit);
  hint.step = std::move(step);
}

// A house of the same type as the base, other than the base, in which the pattern leaves one place for the digit.
bool find_single_beside(const State& state, const LockedPattern& pattern, Hint& hint, bool explain) {
  const int first = pattern.base / kSide * kSide;
  for (int house = first; house < first + kSide; ++house) {
    const unsigned crossing = kGeometry.crossing[house][pattern.cover];
    if (house == pattern.base || crossing == 0) continue;
    const unsigned places = state.places(house, pattern.digit);
    const unsigned left = places & ~crossing;
    if (without_lowest(places) == 0 || !is_single(left)) continue;
    hint.difficulty = starts_in_box(pattern) ? 1.7 : 1.9;
    hint.place(kGeometry.cells[house][lowest_bit(left)], pattern.digit);
    if (explain) {
      write_locked(state, pattern, starts_in_box(pattern) ? Technique::DirectPointing : Technique::DirectClaiming,
                   hint);
      hint.step->add_house(step_house(house));
      hint.step->add_part(Role::Single, step_cell(hint.placed_cell), DigitSet(step_digit(pattern.digit)));
      add_results(hint, *hint.step);
    }
    return true;
  }
  return false;
}

}  // namespace

bool find_direct_locked(const State& state, Hint& hint, bool explain) {
  return for_each_locked_group(
      state, [&](const LockedPattern& pattern) { return find_single_beside(state, pattern, hint, explain); });
}

bool find_locked(const State& state, Hint& hint, bool explain) {
  return for_each_locked(state, [&](const LockedPattern& pattern) {
    hint.difficulty = starts_in_box(pattern) ? 2.6 : 2.8;
    for_each_bit(pattern.removed_positions(state), [&](int position) {
      hint.remove(state, kGeometry.cells[pattern.cover][position], 1u << pattern.digit);
    });
    if (explain) {
      write_locked(state, pattern, starts_in_box(pattern) ? Technique::Pointing : Technique::Claiming, hint);
      add_results(hint, *hint.step);
    }
    return true;
  });
}

}  // namespace nonet::rating
