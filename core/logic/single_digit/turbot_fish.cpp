// Turbot fish: two strong links whose inner ends see each other, wherever the links are.

#include "core/logic/single_digit/single_digit.h"
#include "core/logic/single_digit/two_links.h"

namespace nonet {

namespace {

std::optional<House> joint_of(const Layout& layout, const TwoLinks& chain) {
  for (const House house : layout.houses(chain.cells[1])) {
    for (const House other : layout.houses(chain.cells[2])) {
      if (house == other) return house;
    }
  }
  return std::nullopt;
}

bool has_own_name(const Layout& layout, const TwoLinks& chain) {
  return skyscraper_base(layout, chain) || kite_box(layout, chain);
}

bool search(Technique technique, Survey& survey, Digit digit, StepSink& sink) {
  const PuzzleState& state = survey.state();
  return for_each_two_links(survey, digit, [&](const TwoLinks& chain) {
    const CellSet losers = losers_of(state, digit, chain);
    if (losers.empty()) return false;
    if (!survey.options().all_turbot_fishes && has_own_name(state.layout(), chain)) return false;
    Step step = two_link_step(technique, digit, chain, joint_of(state.layout(), chain));
    step.eliminate(losers, digit);
    return sink.add(std::move(step));
  });
}

}  // namespace

void find_turbot_fishes(Technique technique, Survey& survey, StepSink& sink) {
  survey.state().all_digits().for_each([&](Digit digit) {
    if (!sink.is_full()) search(technique, survey, digit, sink);
  });
}

}  // namespace nonet
