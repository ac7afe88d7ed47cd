// Avoidable rectangle: digits that were placed, and not given, can be exchanged too. Type 1: three corners are filled
// crosswise; the digit that would complete the rectangle is eliminated from the open corner. Type 2: two corners side
// by side are filled. Each of the other two has the candidate that would complete the rectangle and one more, which is
// the same in both. One of the two holds it, so it is eliminated from cells that are peers of both. As for unique
// rectangles, only squares have avoidable rectangles.

#include "core/logic/uniqueness/rectangle.h"
#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

class AvoidableSearch {
 public:
  AvoidableSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique), state_(survey.state()), check_(survey.stop()), sink_(sink) {
    (state_.sets().all() - state_.open()).for_each([&](Cell cell) {
      if (!state_.is_given(cell)) placed_.insert(cell);
    });
  }

  void search() {
    const bool wants_three = technique_ == Technique::AvoidableRectangle1;
    const auto work = static_cast<std::uint64_t>(state_.digit_count() * state_.digit_count());
    placed_.for_each([&](Cell cell) {
      if (!check_.must_stop(work)) wants_three ? search_three(cell) : search_two(cell);
    });
  }

 private:
  // `cell` and the two corners next to it are filled.
  void search_three(Cell cell) {
    const auto houses = state_.layout().houses(cell);
    const CellSet in_column = placed_ & state_.sets().house(houses[1]);
    (placed_ & state_.sets().house(houses[0])).for_each([&](Cell beside) {
      if (beside == cell) return;
      in_column.for_each([&](Cell below) {
        if (state_.digit(below) == state_.digit(beside)) check_three(cell, corners_of(state_.layout(), beside, below));
      });
    });
  }

  void check_three(Cell cell, const std::array<Cell, 4>& corners) {
    std::size_t number = 0;
    while (corners[number] != cell) ++number;
    const Cell open = corners[opposite(number)];
    const Digit digit = state_.digit(cell);
    const DigitSet digits = DigitSet(digit) | DigitSet(state_.digit(corners[row_mate(number)]));
    if (sink_.is_full() || !state_.has({open, digit}) || !may_exchange(state_, corners, digits)) return;
    Step step = step_of(corners, digits, open);
    step.eliminate(open, digit);
    sink_.add(std::move(step));
  }

  // `cell` and a corner further on in its row or column are filled.
  void search_two(Cell cell) {
    const auto houses = state_.layout().houses(cell);
    for (const std::size_t kind : {0u, 1u}) {
      (placed_ & state_.sets().house(houses[kind])).for_each([&](Cell beside) {
        if (beside.index > cell.index) search_two(cell, beside, kind);
      });
    }
  }

  void search_two(Cell cell, Cell beside, std::size_t kind) {
    const Layout& layout = state_.layout();
    const CellSet across = state_.cells(state_.digit(beside), layout.houses(cell)[1 - kind]);
    across.for_each([&](Cell open) {
      const auto corners = corners_of(layout, open, beside);
      std::size_t number = 0;
      while (corners[number] != open) ++number;
      check_two(cell, beside, open, corners[kind == 0 ? row_mate(number) : column_mate(number)], corners);
    });
  }

  void check_two(Cell cell, Cell beside, Cell first, Cell second, const std::array<Cell, 4>& corners) {
    const DigitSet digits = DigitSet(state_.digit(cell)) | DigitSet(state_.digit(beside));
    const DigitSet extra = state_.candidates(first) - digits;
    if (sink_.is_full() || extra.size() != 1 || state_.candidates(first) != (extra | DigitSet(state_.digit(beside))))
      return;
    if (state_.candidates(second) != (extra | DigitSet(state_.digit(cell)))) return;
    const LayoutSets& sets = state_.sets();
    const CellSet eliminated = state_.cells(extra.first()) & sets.peers(first) & sets.peers(second);
    if (eliminated.empty() || !may_exchange(state_, corners, digits)) return;
    Step step = step_of(corners, digits, first);
    step.parts.back().cells.push_back(second);
    step.parts.back().digits = extra;
    step.eliminate(eliminated, extra.first());
    sink_.add(std::move(step));
  }

  Step step_of(const std::array<Cell, 4>& corners, DigitSet digits, Cell open) const {
    Step step(technique_, digits);
    step.parts.push_back({Role::Corner, {corners.begin(), corners.end()}, digits});
    step.add_part(Role::Extra, open, state_.candidates(open) - digits);
    return step;
  }

  Technique technique_;
  const PuzzleState& state_;
  StopCheck check_;
  StepSink& sink_;
  CellSet placed_;
};

}  // namespace

void find_avoidable_rectangles(Technique technique, Survey& survey, StepSink& sink) {
  if (!survey.state().layout().is_square()) return;
  AvoidableSearch(technique, survey, sink).search();
}

}  // namespace nonet
