// Empty rectangle: all places of a digit in a box are in one row and one column. So when the digit is not in that row
// of the box, it is in that column of the box. A strong link has one end in the row, outside the box. When its other
// end is false, the digit is in the row outside the box, and therefore in the column inside it. So the digit is
// eliminated from the cell where the column meets the line of the other end. The box and the house of the strong link
// are full. A cell of several grids has several rows and columns, and each of them is tried.

#include <algorithm>
#include <vector>

#include "core/logic/single_digit/single_digit.h"

namespace nonet {

namespace {

struct EmptyRectangle {
  House box;
  // The line of the first end of the strong link, and the line of the eliminated candidate.
  House from;
  House into;
  House link;
  Cell near;
  Cell far;
  Cell eliminated;
};

// Calls `visit(House)` for each row or each column of a cell, until it returns true. Returns whether it did.
template <class Visit>
bool any_line_of(const Layout& layout, Cell cell, HouseKind kind, Visit&& visit) {
  const std::span<const House> houses = layout.houses(cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return layout.kind(house) == kind && visit(house); });
}
HouseKind across(HouseKind kind) { return kind == HouseKind::Row ? HouseKind::Column : HouseKind::Row; }

template <class Visit>
class EmptyRectangleSearch {
 public:
  EmptyRectangleSearch(const Survey& survey, Digit digit, Visit& visit)
      : state_(survey.state()),
        min_places_(survey.options().small_empty_rectangles ? 2 : 3),
        digit_(digit),
        visit_(visit) {}

  // Returns true when the visitor ended the search.
  bool search() {
    for (const House house : state_.sets().boxes_first()) {
      if (!is_line(house) && search(house)) return true;
    }
    return false;
  }

 private:
  bool is_line(House house) const {
    const HouseKind kind = state_.layout().kind(house);
    return kind == HouseKind::Row || kind == HouseKind::Column;
  }

  bool search(House box) {
    if (count_bits(state_.places(digit_, box)) < min_places_) return false;
    const CellSet places = state_.cells(digit_, box);
    CellSet rest = places;
    while (!rest.empty()) {
      const Cell first = rest.first();
      const bool is_over = any_line_of(state_.layout(), first, HouseKind::Row, [&](House row) {
        rest -= state_.sets().house(row);
        return search(box, places, row);
      });
      if (is_over) return true;
    }
    return false;
  }

  // All places that are not in the row must be in one column.
  bool search(House box, const CellSet& places, House row) {
    const CellSet others = places - state_.sets().house(row);
    if (others.empty()) return false;
    return any_line_of(state_.layout(), others.first(), HouseKind::Column, [&](House column) {
      const CellSet& line = state_.sets().house(column);
      if (!others.is_within(line) || places.is_within(line)) return false;
      return search_links(box, row, column) || search_links(box, column, row);
    });
  }

  bool search_links(House box, House from, House into) {
    const HouseKind kind = state_.layout().kind(from);
    CellSet starts = state_.cells(digit_, from) - state_.sets().house(box);
    while (!starts.empty()) {
      const Cell near = starts.first();
      starts.erase(near);
      const bool is_over = any_line_of(state_.layout(), near, across(kind), [&](House link) {
        CellSet ends = state_.cells(digit_, link);
        ends.erase(near);
        if (!ends.has_one() || !state_.layout().holds_every_digit(link)) return false;
        const Cell far = ends.first();
        return any_line_of(state_.layout(), far, kind, [&](House line) {
          CellSet eliminated = state_.cells(digit_, line) & state_.sets().house(into);
          eliminated -= state_.sets().house(box);
          if (eliminated.empty() || eliminated.first() == far) return false;
          return visit_(EmptyRectangle{box, from, into, link, near, far, eliminated.first()});
        });
      });
      if (is_over) return true;
    }
    return false;
  }

  const PuzzleState& state_;
  int min_places_;
  Digit digit_;
  Visit& visit_;
};

template <class Visit>
void for_each_empty_rectangle(const Survey& survey, Digit digit, Visit&& visit) {
  EmptyRectangleSearch<Visit>(survey, digit, visit).search();
}

// Adds the chain: the places in the box that are outside the line `from`, those in it, and the near and the far end of
// the link.
void add_chain(Step& step, const PuzzleState& state, Digit digit, const EmptyRectangle& found) {
  const CellSet& from = state.sets().house(found.from);
  const CellSet places = state.cells(digit, found.box);
  const std::uint16_t into = step.add_part(Role::Node, places - from, DigitSet(digit));
  step.add_part(Role::Node, places & from, DigitSet(digit));
  for (const Cell cell : {found.near, found.far}) step.add_part(Role::Node, cell, DigitSet(digit));
  for (std::uint16_t i = 0; i < 3; ++i)
    step.add_link(static_cast<std::uint16_t>(into + i), static_cast<std::uint16_t>(into + i + 1), i != 1);
  step.add_house(found.link);
  step.eliminate(found.eliminated, digit);
}

Step step_of(Technique technique, const PuzzleState& state, Digit digit, const EmptyRectangle& found) {
  Step step(technique, DigitSet(digit));
  step.add_house(found.box, HouseRole::Base);
  step.add_house(found.from, HouseRole::Cover);
  step.add_house(found.into, HouseRole::Cover);
  add_chain(step, state, digit, found);
  return step;
}

}  // namespace

void find_empty_rectangles(Technique technique, Survey& survey, StepSink& sink) {
  survey.state().all_digits().for_each([&](Digit digit) {
    if (sink.is_full()) return;
    for_each_empty_rectangle(survey, digit, [&](const EmptyRectangle& found) {
      return sink.add(step_of(technique, survey.state(), digit, found));
    });
  });
}

void find_dual_empty_rectangles(Technique technique, Survey& survey, StepSink& sink) {
  survey.state().all_digits().for_each([&](Digit digit) {
    std::vector<EmptyRectangle> earlier;
    if (sink.is_full() || survey.stop().stop_requested()) return;
    for_each_empty_rectangle(survey, digit, [&](const EmptyRectangle& found) {
      for (const EmptyRectangle& other : earlier) {
        if (other.box != found.box || other.eliminated == found.eliminated) continue;
        Step step = step_of(technique, survey.state(), digit, other);
        add_chain(step, survey.state(), digit, found);
        if (sink.add(std::move(step))) return true;
      }
      earlier.push_back(found);
      return false;
    });
  });
}

}  // namespace nonet
