// Naked and hidden sets. The direct form of a hidden set places a digit that becomes a hidden single in the same house,
// and eliminates nothing itself.

#include "core/rating/patterns.h"
#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

void write_set(const SetPattern& set, Technique technique, Hint& hint) {
  Step step(technique, step_digits(set.digits));
  step.add_house(step_house(set.house));
  step.add_part(Role::Subset, step_cells(set.house, set.positions), step_digits(set.digits));
  hint.step = std::move(step);
}

// The first digit outside the set for which the set leaves one place in its house.
bool find_single_after(const State& state, const SetPattern& set, Hint& hint) {
  for (int digit = 0; digit < kSide; ++digit) {
    if ((set.digits >> digit & 1u) != 0) continue;
    const unsigned places = state.places(set.house, digit);
    const unsigned left = places & ~set.positions;
    if (without_lowest(places) == 0 || !is_single(left)) continue;
    hint.place(kGeometry.cells[set.house][lowest_bit(left)], digit);
    return true;
  }
  return false;
}

template <int kSize>
bool find_direct_hidden_set(const State& state, double difficulty, Technique technique, Hint& hint, bool explain) {
  return for_each_hidden_group<kSize>(state, kSize, [&](const SetPattern& set) {
    if (!find_single_after(state, set, hint)) return false;
    hint.difficulty = difficulty;
    if (explain) {
      write_set(set, technique, hint);
      hint.step->add_part(Role::Single, step_cell(hint.placed_cell), DigitSet(step_digit(hint.placed_digit)));
      add_results(hint, *hint.step);
    }
    return true;
  });
}

template <int kSize>
bool find_hidden_set(const State& state, double difficulty, Technique technique, Hint& hint, bool explain) {
  return for_each_hidden_set<kSize>(state, [&](const SetPattern& set) {
    hint.difficulty = difficulty;
    for_each_bit(set.positions,
                 [&](int position) { hint.remove(state, kGeometry.cells[set.house][position], ~set.digits); });
    if (explain) {
      write_set(set, technique, hint);
      add_results(hint, *hint.step);
    }
    return true;
  });
}

template <int kSize>
bool find_naked_set(const State& state, double difficulty, Technique technique, Hint& hint, bool explain) {
  return for_each_naked_set<kSize>(state, [&](const SetPattern& set) {
    hint.difficulty = difficulty;
    for_each_bit(positions_outside(state, set),
                 [&](int position) { hint.remove(state, kGeometry.cells[set.house][position], set.digits); });
    if (explain) {
      write_set(set, technique, hint);
      add_results(hint, *hint.step);
    }
    return true;
  });
}

}  // namespace

bool find_direct_hidden_pair(const State& state, Hint& hint, bool explain) {
  return find_direct_hidden_set<2>(state, 2.0, Technique::DirectHiddenPair, hint, explain);
}
bool find_direct_hidden_triple(const State& state, Hint& hint, bool explain) {
  return find_direct_hidden_set<3>(state, 2.5, Technique::DirectHiddenTriple, hint, explain);
}

bool find_hidden_pair(const State& state, Hint& hint, bool explain) {
  return find_hidden_set<2>(state, 3.4, Technique::HiddenPair, hint, explain);
}
bool find_hidden_triple(const State& state, Hint& hint, bool explain) {
  return find_hidden_set<3>(state, 4.0, Technique::HiddenTriple, hint, explain);
}
bool find_hidden_quad(const State& state, Hint& hint, bool explain) {
  return find_hidden_set<4>(state, 5.4, Technique::HiddenQuad, hint, explain);
}

bool find_naked_pair(const State& state, Hint& hint, bool explain) {
  return find_naked_set<2>(state, 3.0, Technique::NakedPair, hint, explain);
}
bool find_naked_triple(const State& state, Hint& hint, bool explain) {
  return find_naked_set<3>(state, 3.6, Technique::NakedTriple, hint, explain);
}
bool find_naked_quad(const State& state, Hint& hint, bool explain) {
  return find_naked_set<4>(state, 5.0, Technique::NakedQuad, hint, explain);
}

}  // namespace nonet::rating
