// Unique rectangle, type 3. Two corners side by side have extra candidates, and one of them takes one. So the two together
// act as a cell that has just the extras: with n cells beside them, in a house of both corners and without the two digits,
// that have n + 1 digits together with the extras, it makes a naked set.

#include <array>

#include "core/logic/uniqueness/rectangle.h"
#include "core/logic/uniqueness/uniqueness.h"

namespace nonet {

namespace {

// Larger sets are not looked for. Up to side 9 there are none; above it is a limit.
constexpr std::size_t kMaxCells = 7;

class SetSearch {
 public:
  SetSearch(Technique technique, const PuzzleState& state, const Rectangle& rectangle, StepSink& sink)
      : technique_(technique),
        state_(state),
        rectangle_(rectangle),
        corners_(rectangle.cells(true)),
        extras_(rectangle.extras(state)),
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
  void extend(std::size_t from, std::size_t left, const CellSet& chosen, DigitSet digits, int most) {
    if (left == 0) {
      if (digits.size() == most) add(chosen, digits);
      return;
    }
    for (std::size_t i = from; i + left <= count_ && !sink_.is_full(); ++i) {
      const DigitSet united = digits | state_.candidates(cells_[i]);
      if (united.size() > most) continue;
      CellSet next = chosen;
      next.insert(cells_[i]);
      extend(i + 1, left - 1, next, united, most);
    }
  }

  void add(const CellSet& chosen, DigitSet digits) {
    const CellSet losing = state_.sets().common_peers(chosen | corners_);
    Step step = rectangle_.step(technique_, state_);
    step.add_part(Role::Subset, chosen, digits);
    step.add_house(house_);
    digits.for_each([&](Digit digit) { step.eliminate(losing & state_.cells(digit), digit); });
    sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  const Rectangle& rectangle_;
  CellSet corners_;
  DigitSet extras_;
  StepSink& sink_;
  House house_;
  std::array<Cell, LayoutSets::kMaxSide> cells_;
  std::size_t count_ = 0;
};

}  // namespace

void find_rectangles_with_set(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  for (const Rectangle& rectangle : survey.unique_rectangles()) {
    if (count_bits(rectangle.with_extras) != 2 || rectangle.has_opposite_extras()) continue;
    SetSearch search(technique, state, rectangle, sink);
    const CellSet corners = rectangle.cells(true);
    for (const House house : state.layout().houses(corners.first())) {
      if (corners.is_within(survey.sets().house(house))) search.search(house);
      if (sink.is_full()) return;
    }
  }
}

}  // namespace nonet
