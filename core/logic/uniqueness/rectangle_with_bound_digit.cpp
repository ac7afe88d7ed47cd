// Unique rectangle, types 4 and 6, and hidden rectangle. In some houses one of the two digits, a, has no places except
// corners.
//
// Type 4: two corners side by side have extra candidates, and a house of both has no other place for a. So one of them
// holds a. If the other held b, the two digits could be exchanged. So b is eliminated from both.
//
// Type 6: two opposite corners have extra candidates, and in both rows, or in both columns, a has no places except
// corners. If a were in one of these two corners, it would be in the other too, and the remaining corners would hold b.
// So a is eliminated from both.
//
// Hidden rectangle: a corner C has only the candidates a and b. In the row and in the column of the opposite corner E,
// a has no places except corners. If E held b, the two other corners would hold a, and C would hold b. So b is
// eliminated from E.

#include "core/logic/uniqueness/rectangle.h"
#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

constexpr std::uint64_t kWorkOfBoundDigit = 200;

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
    CellSet corner_cell;
    corner_cell.insert(rectangle_.corners[far]);
    rectangle_.digits.for_each([&](Digit bound) {
      const std::array<House, 2> houses{line(far, 0), line(far, 1)};
      if (is_bound(bound, houses[0]) && is_bound(bound, houses[1])) eliminate(other_than(bound), corner_cell, houses);
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
    const CellSet eliminated = corners & state_.cells(digit);
    if (eliminated.empty() || sink_.is_full()) return;
    Step step = rectangle_.step(technique_, state_);
    for (const House house : houses) step.add_house(house);
    step.eliminate(eliminated, digit);
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
  StopCheck check(survey.stop());
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    if (check.must_stop(kWorkOfBoundDigit)) return;
    if (count_bits(rectangle.with_extras) != 2 || rectangle.has_opposite_extras() != wants_opposite) continue;
    BoundDigitSearch search(technique, survey.state(), rectangle, sink);
    wants_opposite ? search.search_opposite() : search.search_side_by_side();
    if (sink.is_full()) return;
  }
}

void find_hidden_rectangles(Technique technique, Survey& survey, StepSink& sink) {
  StopCheck check(survey.stop());
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    if (check.must_stop(kWorkOfBoundDigit)) return;
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
