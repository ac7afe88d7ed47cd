// W-Wing: two cells have the candidates w and z and do not see each other; a house has two places for w, one seen by the
// first cell, the other by the second. Not both cells can be w, so one is z, and what sees both is not.

#include "core/logic/wings/wings.h"

namespace nonet {

namespace {

class WWingSearch {
 public:
  WWingSearch(Technique technique, const PuzzleState& state, StepSink& sink)
      : technique_(technique), state_(state), sink_(sink) {}

  void search(Cell first, Cell second) {
    const LayoutSets& sets = state_.sets();
    const DigitSet digits = state_.candidates(first);
    const CellSet seeing_both = sets.peers(first) & sets.peers(second);
    digits.for_each([&](Digit z) {
      const CellSet losers = state_.cells(z) & seeing_both;
      if (losers.empty() || sink_.is_full()) return;
      search_links(first, second, z, (digits - DigitSet(z)).first(), losers);
    });
  }

 private:
  void search_links(Cell first, Cell second, Digit z, Digit w, const CellSet& losers) {
    const CellSet& near_first = state_.sets().peers(first);
    const CellSet& near_second = state_.sets().peers(second);
    for (const House house : state_.sets().boxes_first()) {
      const std::uint32_t places = state_.places(w, house);
      if (!has_one_bit(without_lowest(places))) continue;
      const auto cells = state_.layout().cells(house);
      Cell one = cells[static_cast<std::size_t>(lowest_bit(places))];
      Cell other = cells[static_cast<std::size_t>(lowest_bit(without_lowest(places)))];
      if (!near_first.contains(one) || !near_second.contains(other)) std::swap(one, other);
      if (!near_first.contains(one) || !near_second.contains(other)) continue;
      if (add(house, first, one, other, second, z, w, losers)) return;
    }
  }

  bool add(House house, Cell first, Cell one, Cell other, Cell second, Digit z, Digit w, const CellSet& losers) {
    Step step(technique_, state_.candidates(first));
    step.add_house(house);
    step.add_part(Role::Wing, first, state_.candidates(first));
    step.add_part(Role::Node, one, DigitSet(w));
    step.add_part(Role::Node, other, DigitSet(w));
    step.add_part(Role::Wing, second, state_.candidates(second));
    step.add_link(0, 1, false);
    step.add_link(1, 2, true);
    step.add_link(2, 3, false);
    step.eliminate(losers, z);
    return sink_.add(std::move(step));
  }

  Technique technique_;
  const PuzzleState& state_;
  StepSink& sink_;
};

}  // namespace

void find_w_wings(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  WWingSearch search(technique, state, sink);
  survey.bivalue_cells().for_each([&](Cell first) {
    const Digit a = state.candidates(first).first();
    const Digit b = (state.candidates(first) - DigitSet(a)).first();
    const CellSet alike = (survey.bivalue_cells() & state.cells(a) & state.cells(b)) - state.sets().peers(first);
    alike.for_each([&](Cell second) {
      if (first.index < second.index && !sink.is_full()) search.search(first, second);
    });
  });
}

}  // namespace nonet
