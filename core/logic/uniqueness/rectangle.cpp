// When can two digits in four cells be exchanged? Before the exchange, corners 0 and 3 hold a, and corners 1 and 2 hold
// b. After it, a peer of corner 0 or 3 must not hold b, and a peer of corner 1 or 2 must not hold a. A peer of corners
// of both kinds holds neither digit before, so it holds neither after. A cell that is a peer of corners of one kind
// only must hold neither digit. Rows and columns have no such cell. Regions have none when the four corners lie in two
// regions. Diagonals, windows and rules for pairs may have some: then the rectangle counts only if none of these cells
// holds a or b or has one of them as a candidate.
//
// The search looks for the fourth corner in the one row and the one column of a cell, so only squares have rectangles.
//
// A corner is never a given. So the grid after the exchange would be a second solution of the same puzzle.

#include "core/logic/uniqueness/rectangle.h"

#include <algorithm>

namespace nonet {

namespace {

bool lie_in_two_regions(const Layout& layout, const std::array<Cell, 4>& corners) {
  std::array<int, 4> regions;
  for (std::size_t i = 0; i < 4; ++i) regions[i] = layout.region(corners[i]);
  const bool by_row = regions[0] == regions[1] && regions[2] == regions[3];
  const bool by_column = regions[0] == regions[2] && regions[1] == regions[3];
  return (by_row || by_column) && regions[0] != regions[3];
}

class RectangleSearch {
 public:
  RectangleSearch(const PuzzleState& state, bool incomplete, StopToken stop) : state_(state), check_(stop) {
    state.all_digits().for_each([&](Digit digit) {
      CellSet& cells = possible_[digit.value - 1u];
      cells = incomplete ? state.open() : state.cells(digit);
    });
    if (!incomplete) return;
    (state.sets().all() - state.open()).for_each([&](Cell cell) {
      possible_[state.digit(cell).value - 1u] -= state.sets().peers(cell);
    });
  }

  std::vector<Rectangle> search() {
    state_.open().for_each([&](Cell cell) {
      const auto work = static_cast<std::uint64_t>(state_.digit_count() * state_.digit_count());
      if (state_.candidates(cell).size() == 2 && !check_.must_stop(work)) search(cell, state_.candidates(cell));
    });
    return std::move(found_);
  }

 private:
  void search(Cell start, DigitSet digits) {
    const Digit a = digits.first();
    const Digit b = (digits - DigitSet(a)).first();
    const CellSet possible = possible_[a.value - 1u] & possible_[b.value - 1u];
    const auto houses = state_.layout().houses(start);
    const CellSet row_mates = possible & state_.sets().house(houses[0]);
    const CellSet column_mates = possible & state_.sets().house(houses[1]);
    row_mates.for_each([&](Cell in_row) {
      if (in_row == start) return;
      column_mates.for_each([&](Cell in_column) {
        if (in_column == start) return;
        const Layout& layout = state_.layout();
        if (!possible.contains(layout.cell(layout.row(in_column), layout.column(in_row)))) return;
        check(start, corners_of(layout, in_row, in_column), digits);
      });
    });
  }

  void check(Cell start, const std::array<Cell, 4>& corners, DigitSet digits) {
    if (!may_exchange(state_, corners, digits)) return;
    Rectangle rectangle{corners, digits, 0};
    for (std::size_t i = 0; i < 4; ++i) {
      const DigitSet candidates = state_.candidates(corners[i]);
      // A corner with a smaller number and only the two digits has found the rectangle already.
      if (candidates == digits && corners[i].index < start.index) return;
      if (!(candidates - digits).empty()) rectangle.with_extras |= 1u << i;
    }
    found_.push_back(rectangle);
  }

  const PuzzleState& state_;
  StopCheck check_;
  std::array<CellSet, LayoutSets::kMaxSide> possible_;
  std::vector<Rectangle> found_;
};

}  // namespace

CellSet Rectangle::cells() const {
  CellSet set;
  for (const Cell corner : corners) set.insert(corner);
  return set;
}

CellSet Rectangle::cells(bool extras) const {
  CellSet set;
  for (std::size_t i = 0; i < 4; ++i) {
    if (((with_extras >> i & 1u) != 0) == extras) set.insert(corners[i]);
  }
  return set;
}

DigitSet Rectangle::extras(const PuzzleState& state) const {
  DigitSet extras;
  cells(true).for_each([&](Cell cell) { extras = extras | (state.candidates(cell) - digits); });
  return extras;
}

Step Rectangle::step(Technique technique, const PuzzleState& state) const {
  Step step(technique, digits);
  step.add_part(Role::Corner, cells(), digits);
  step.add_part(Role::Extra, cells(true), extras(state));
  return step;
}

std::array<Cell, 4> corners_of(const Layout& layout, Cell one, Cell other) {
  const auto [top, bottom] = std::minmax({layout.row(one), layout.row(other)});
  const auto [left, right] = std::minmax({layout.column(one), layout.column(other)});
  return {layout.cell(top, left), layout.cell(top, right), layout.cell(bottom, left), layout.cell(bottom, right)};
}

bool may_exchange(const PuzzleState& state, const std::array<Cell, 4>& corners, DigitSet digits) {
  const Layout& layout = state.layout();
  if (!lie_in_two_regions(layout, corners)) return false;
  if (layout.rules().empty()) return true;
  const LayoutSets& sets = state.sets();
  const CellSet seeing_a = sets.peers(corners[0]) | sets.peers(corners[3]);
  const CellSet seeing_b = sets.peers(corners[1]) | sets.peers(corners[2]);
  CellSet one_sided = (seeing_a - seeing_b) | (seeing_b - seeing_a);
  for (const Cell corner : corners) one_sided.erase(corner);
  bool can_exchange = true;
  one_sided.for_each([&](Cell cell) {
    const DigitSet there =
        state.candidates(cell) | (state.digit(cell).is_blank() ? DigitSet() : DigitSet(state.digit(cell)));
    can_exchange = can_exchange && (there & digits).empty();
  });
  return can_exchange;
}

std::vector<Rectangle> unique_rectangles(const PuzzleState& state, bool incomplete, StopToken stop) {
  if (!state.layout().is_square()) return {};
  return RectangleSearch(state, incomplete, stop).search();
}

}  // namespace nonet
