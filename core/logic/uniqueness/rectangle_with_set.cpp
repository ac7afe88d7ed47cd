// Unique rectangle, type 3. Two corners side by side have extra candidates, and at least one of these candidates is
// true. So the two corners together act like one cell whose candidates are the extras. Take n further cells of a house
// of both corners that lack the two digits. When these cells and the extras have n + 1 digits together, they form a
// naked set.

#include <array>

#include "core/logic/uniqueness/rectangle.h"
#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

// The largest number of further cells. Up to side 9 there are no larger sets; on larger sides this limits the search.
constexpr std::size_t kMaxCells = 7;

class SetSearch {
 public:
  SetSearch(Technique technique, const PuzzleState& state, const Rectangle& rectangle, StopCheck& check, StepSink& sink)
      : technique_(technique),
        state_(state),
        rectangle_(rectangle),
        corners_(rectangle.cells(true)),
        extras_(rectangle.extras(state)),
        check_(check),
        sink_(sink) {}

  void search(House house) {
    house_ = house;
    count_ = 0;
    CellSet cells = (state_.open() & state_.sets().house(house)) - rectangle_.cells();
    rectangle_.digits.for_each([&](Digit digit) { cells -= state_.cells(digit); });
    cells.for_each([&](Cell cell) { cells_[count_++] = cell; });
    for (std::size_t size = 1; size <= std::min(count_, kMaxCells) && !sink_.is_full(); ++size) {
      extend(0, size, {}, extras_, static_cast<int>(size) + 1);
    }
  }

 private:
  void extend(std::size_t from, std::size_t left, const CellSet& chosen, DigitSet digits, int max_digits) {
    if (check_.must_stop(count_ - from)) return;
    if (left == 0) {
      if (digits.size() == max_digits) add(chosen, digits);
      return;
    }
    for (std::size_t i = from; i + left <= count_ && !sink_.is_full(); ++i) {
      const DigitSet united = digits | state_.candidates(cells_[i]);
      if (united.size() > max_digits) continue;
      CellSet next = chosen;
      next.insert(cells_[i]);
      extend(i + 1, left - 1, next, united, max_digits);
    }
  }

  void add(const CellSet& chosen, DigitSet digits) {
    const CellSet seen = state_.sets().common_peers(chosen | corners_);
    Step step = rectangle_.step(technique_, state_);
    step.add_part(Role::Subset, chosen, digits);
    step.add_house(house_);
    digits.for_each([&](Digit digit) { step.eliminate(seen & state_.cells(digit), digit); });
    sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  const Rectangle& rectangle_;
  CellSet corners_;
  DigitSet extras_;
  StopCheck& check_;
  StepSink& sink_;
  House house_;
  std::array<Cell, LayoutSets::kMaxSide> cells_;
  std::size_t count_ = 0;
};

}  // namespace

void find_rectangles_with_set(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  StopCheck check(survey.stop());
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    if (count_bits(rectangle.with_extras) != 2 || rectangle.has_opposite_extras()) continue;
    SetSearch search(technique, state, rectangle, check, sink);
    const CellSet corners = rectangle.cells(true);
    for (const House house : state.layout().houses(corners.first())) {
      if (corners.is_within(survey.sets().house(house))) search.search(house);
      if (sink.is_full()) return;
    }
  }
}

}  // namespace nonet
