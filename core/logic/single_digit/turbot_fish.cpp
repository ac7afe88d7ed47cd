// Turbot fish: two strong links whose inner ends are peers, in any houses.

#include "core/logic/single_digit/single_digit.h"
#include "core/logic/single_digit/two_links.h"

namespace nonet {

namespace {

std::optional<House> house_of_inner_ends(const Layout& layout, const TwoLinks& chain) {
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

bool find_turbots_of(Technique technique, Survey& survey, Digit digit, StepSink& sink) {
  const PuzzleState& state = survey.state();
  return for_each_two_links(survey, digit, [&](const TwoLinks& chain) {
    const CellSet eliminated = eliminated_by(state, digit, chain);
    if (eliminated.empty()) return false;
    if (!survey.options().all_turbot_fishes && has_own_name(state.layout(), chain)) return false;
    Step step = two_link_step(technique, digit, chain, house_of_inner_ends(state.layout(), chain));
    step.eliminate(eliminated, digit);
    return sink.add(std::move(step));
  });
}

}  // namespace

void find_turbot_fishes(Technique technique, Survey& survey, StepSink& sink) {
  survey.state().all_digits().for_each([&](Digit digit) {
    if (!sink.is_full()) find_turbots_of(technique, survey, digit, sink);
  });
}

}  // namespace nonet
