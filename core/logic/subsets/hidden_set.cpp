// Hidden set: n digits have only n places in a full house, so these cells hold exactly these digits. All other
// candidates of the cells are eliminated.

#include <array>

#include "core/logic/subsets/subsets.h"
#include "core/logic/tight_subsets.h"

namespace nonet {

namespace {

class HiddenSetSearch {
 public:
  HiddenSetSearch(Technique technique, Survey& survey, StepSink& sink)
      : technique_(technique), state_(survey.state()), check_(survey.stop()), sink_(sink) {}

  void search(House house) {
    const int open = (state_.all_digits() - state_.placed(house)).size();
    const SetSizes sizes = set_sizes(technique_, open);
    for (int size = sizes.min; size <= sizes.max && size < open && !sink_.is_full(); ++size) search(house, size);
  }

 private:
  void search(House house, int size) {
    std::array<Digit, LayoutSets::kMaxSide> digits;
    std::array<std::uint32_t, LayoutSets::kMaxSide> masks;
    std::size_t count = 0;
    state_.all_digits().for_each([&](Digit digit) {
      const std::uint32_t places = state_.places(digit, house);
      if (count_bits(places) < 2 || count_bits(places) > size) return;
      digits[count] = digit;
      masks[count++] = places;
    });
    TightSubsets subsets(std::span(masks.data(), count), size, check_);
    subsets.for_each([&](std::span<const std::size_t> chosen, std::uint32_t places) {
      DigitSet set;
      for (const std::size_t index : chosen) set.insert(digits[index]);
      return add(house, set, places);
    });
  }

  bool add(House house, DigitSet digits, std::uint32_t places) {
    Step step(technique_, digits);
    CellSet cells;
    for_each_bit(places, [&](int place) {
      const Cell cell = state_.layout().cells(house)[static_cast<std::size_t>(place)];
      cells.insert(cell);
      (state_.candidates(cell) - digits).for_each([&](Digit digit) { step.eliminate(cell, digit); });
    });
    if (step.is_idle()) return false;
    step.add_house(house);
    step.add_part(Role::Subset, cells, digits);
    return sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  StopCheck check_;
  StepSink& sink_;
};

}  // namespace

void find_hidden_sets(Technique technique, Survey& survey, StepSink& sink) {
  HiddenSetSearch search(technique, survey, sink);
  for (const House house : survey.sets().boxes_first()) {
    search.search(house);
    if (sink.is_full()) return;
  }
}

}  // namespace nonet
