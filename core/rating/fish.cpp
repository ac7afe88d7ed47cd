// X-Wing, Swordfish and Jellyfish.

#include "core/rating/patterns.h"
#include "core/rating/producers.h"
#include "core/rating/step_parts.h"

namespace nonet::rating {

namespace {

void write_fish(const State& state, const FishPattern& fish, Technique technique, Hint& hint) {
  const DigitSet digit(step_digit(fish.digit));
  Step step(technique, digit);
  CellSet vertices;
  for_each_bit(fish.base, [&](int line) {
    const int house = house_of(fish.base_type, line);
    step.add_house(step_house(house), HouseRole::Base);
    vertices |= step_cells(house, state.places(house, fish.digit));
  });
  for_each_bit(fish.cover,
               [&](int line) { step.add_house(step_house(house_of(fish.cover_type, line)), HouseRole::Cover); });
  step.add_part(Role::Vertex, vertices, digit);
  add_results(hint, step);
  hint.step = std::move(step);
}

template <int kSize>
bool find_fish(const State& state, double difficulty, Technique technique, Hint& hint, bool explain) {
  return for_each_fish<kSize>(state, [&](const FishPattern& fish) {
    hint.difficulty = difficulty;
    for_each_bit(fish.cover, [&](int line) {
      for_each_bit(fish.removed_positions(state, line), [&](int position) {
        hint.remove(state, kGeometry.cells[house_of(fish.cover_type, line)][position], 1u << fish.digit);
      });
    });
    if (explain) write_fish(state, fish, technique, hint);
    return true;
  });
}

}  // namespace

bool find_x_wing(const State& state, Hint& hint, bool explain) {
  return find_fish<2>(state, 3.2, Technique::XWing, hint, explain);
}
bool find_swordfish(const State& state, Hint& hint, bool explain) {
  return find_fish<3>(state, 3.8, Technique::Swordfish, hint, explain);
}
bool find_jellyfish(const State& state, Hint& hint, bool explain) {
  return find_fish<4>(state, 5.2, Technique::Jellyfish, hint, explain);
}

}  // namespace nonet::rating
