// W-Wing: two cells that are no peers have the candidates w and z. A full house has two places for w, of which one is a
// peer of the first cell and the other a peer of the second. One of these places holds w, so the two cells cannot both
// hold w. So one of them holds z, and z is eliminated from cells that are peers of both.

#include "core/logic/stop_check.h"
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
    const CellSet common_peers = sets.peers(first) & sets.peers(second);
    digits.for_each([&](Digit z) {
      const CellSet eliminated = state_.cells(z) & common_peers;
      if (eliminated.empty() || sink_.is_full()) return;
      search_links(first, second, z, (digits - DigitSet(z)).first(), eliminated);
    });
  }

 private:
  void search_links(Cell first, Cell second, Digit z, Digit w, const CellSet& eliminated) {
    const CellSet& peers_of_first = state_.sets().peers(first);
    const CellSet& peers_of_second = state_.sets().peers(second);
    for (const House house : state_.sets().boxes_first()) {
      const std::uint32_t places = state_.places(w, house);
      if (!has_one_bit(without_lowest(places))) continue;
      const auto cells = state_.layout().cells(house);
      Cell one = cells[static_cast<std::size_t>(lowest_bit(places))];
      Cell other = cells[static_cast<std::size_t>(lowest_bit(without_lowest(places)))];
      if (!peers_of_first.contains(one) || !peers_of_second.contains(other)) std::swap(one, other);
      if (!peers_of_first.contains(one) || !peers_of_second.contains(other)) continue;
      if (add(house, first, one, other, second, z, w, eliminated)) return;
    }
  }

  bool add(House house, Cell first, Cell one, Cell other, Cell second, Digit z, Digit w, const CellSet& eliminated) {
    Step step(technique_, state_.candidates(first));
    step.add_house(house);
    step.add_part(Role::Wing, first, state_.candidates(first));
    step.add_part(Role::Node, one, DigitSet(w));
    step.add_part(Role::Node, other, DigitSet(w));
    step.add_part(Role::Wing, second, state_.candidates(second));
    step.add_link(0, 1, false);
    step.add_link(1, 2, true);
    step.add_link(2, 3, false);
    step.eliminate(eliminated, z);
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
  StopCheck check(survey.stop());
  const auto work = static_cast<std::uint64_t>(state.digit_count() * state.layout().house_count());
  survey.bivalue_cells().for_each([&](Cell first) {
    if (check.must_stop(work)) return;
    const Digit a = state.candidates(first).first();
    const Digit b = (state.candidates(first) - DigitSet(a)).first();
    const CellSet alike = (survey.bivalue_cells() & state.cells(a) & state.cells(b)) - state.sets().peers(first);
    alike.for_each([&](Cell second) {
      if (first.index < second.index && !sink.is_full() && !check.stopped()) search.search(first, second);
    });
  });
}

}  // namespace nonet
