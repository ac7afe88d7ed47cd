// Skyscraper: two rows in which a digit has two places, one of them in the same column (or rows and columns exchanged).

#include "core/logic/single_digit/single_digit.h"
#include "core/logic/single_digit/two_links.h"

namespace nonet {

namespace {

// When the outer ends share a line too, the two links are an X-Wing.
bool is_x_wing(const PuzzleState& state, const TwoLinks& chain) {
  const TwoLinks turned{chain.houses, {chain.cells[1], chain.cells[0], chain.cells[3], chain.cells[2]}};
  return skyscraper_base(state.layout(), turned).has_value();
}

bool search(Technique technique, Survey& survey, Digit digit, StepSink& sink) {
  const PuzzleState& state = survey.state();
  return for_each_two_links(survey, digit, [&](const TwoLinks& chain) {
    const auto base = skyscraper_base(state.layout(), chain);
    if (!base || is_x_wing(state, chain)) return false;
    const CellSet eliminated = eliminated_by(state, digit, chain);
    if (eliminated.empty()) return false;
    Step step = two_link_step(technique, digit, chain, base);
    step.eliminate(eliminated, digit);
    return sink.add(std::move(step));
  });
}

}  // namespace

void find_skyscrapers(Technique technique, Survey& survey, StepSink& sink) {
  survey.state().all_digits().for_each([&](Digit digit) {
    if (!sink.is_full()) search(technique, survey, digit, sink);
  });
}

}  // namespace nonet
