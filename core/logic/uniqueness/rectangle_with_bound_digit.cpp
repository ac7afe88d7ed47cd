// Unique rectangle, types 4 and 6, and hidden rectangle: one of the two digits, a, has no place but the corners in some houses.
//
// Type 4: two corners side by side have extra candidates, and in a house of both, a has no other place. So one of them is a;
// were the other b, the rectangle would be deadly. Both lose b.
//
// Type 6: two opposite corners have extra candidates, and a has no places but the corners in both rows or in both columns.
// Were it in one of these two it would be in the other too, and the rest would be b. Both lose a.
//
// Hidden rectangle: a corner has nothing but the two digits; in the row and the column of the corner opposite to it, a has
// no other places. Were that corner b, a would stand beside it in both, and the first corner would be b. It loses b.

#include "core/logic/uniqueness/rectangle.h"
#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

class BoundDigitSearch {
 public:
  BoundDigitSearch(Technique technique, const PuzzleState& state, const Rectangle& rectangle, StepSink& sink)
      : technique_(technique), state_(state), rectangle_(rectangle), cells_(rectangle.cells()), sink_(sink) {}

  void search_side_by_side() {
    const CellSet corners = rectangle_.cells(true);
    rectangle_.digits.for_each([&](Digit bound) {
      for (const House house : state_.layout().houses(corners.first())) {
        if (!corners.is_within(state_.sets().house(house)) || !is_bound(bound, house)) continue;
        eliminate(other_than(bound), corners, {&house, 1});
      }
    });
  }

  void search_opposite() {
    const CellSet corners = rectangle_.cells(true);
    rectangle_.digits.for_each([&](Digit bound) {
      for (const std::size_t kind : {0u, 1u}) {
        const std::array<House, 2> houses{line(0, kind), line(3, kind)};
        if (is_bound(bound, houses[0]) && is_bound(bound, houses[1])) eliminate(bound, corners, houses);
      }
    });
  }

  void search_hidden(std::size_t corner) {
    const std::size_t far = opposite(corner);
    CellSet loser;
    loser.insert(rectangle_.corners[far]);
    rectangle_.digits.for_each([&](Digit bound) {
      const std::array<House, 2> houses{line(far, 0), line(far, 1)};
      if (is_bound(bound, houses[0]) && is_bound(bound, houses[1])) eliminate(other_than(bound), loser, houses);
    });
  }

 private:
  // The row or the column of a corner.
  House line(std::size_t corner, std::size_t kind) const {
    return state_.layout().houses(rectangle_.corners[corner])[kind];
  }
  Digit other_than(Digit digit) const { return (rectangle_.digits - DigitSet(digit)).first(); }
  bool is_bound(Digit digit, House house) const {
    const CellSet places = state_.cells(digit, house);
    return !places.empty() && places.is_within(cells_);
  }

  void eliminate(Digit digit, const CellSet& corners, std::span<const House> houses) {
    const CellSet losers = corners & state_.cells(digit);
    if (losers.empty() || sink_.is_full()) return;
    Step step = rectangle_.step(technique_, state_);
    for (const House house : houses) step.add_house(house);
    step.eliminate(losers, digit);
    sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  const Rectangle& rectangle_;
  CellSet cells_;
  StepSink& sink_;
};

}  // namespace

void find_rectangles_with_bound_digit(Technique technique, Survey& survey, StepSink& sink) {
  const bool wants_opposite = technique == Technique::UniqueRectangle6;
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    if (count_bits(rectangle.with_extras) != 2 || rectangle.has_opposite_extras() != wants_opposite) continue;
    BoundDigitSearch search(technique, survey.state(), rectangle, sink);
    wants_opposite ? search.search_opposite() : search.search_side_by_side();
    if (sink.is_full()) return;
  }
}

void find_hidden_rectangles(Technique technique, Survey& survey, StepSink& sink) {
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    const int extras = count_bits(rectangle.with_extras);
    if (extras != 3 && !(extras == 2 && rectangle.has_opposite_extras())) continue;
    BoundDigitSearch search(technique, survey.state(), rectangle, sink);
    for (std::size_t corner = 0; corner < 4; ++corner) {
      if ((rectangle.with_extras >> corner & 1u) == 0) search.search_hidden(corner);
    }
    if (sink.is_full()) return;
  }
}

}  // namespace nonet
