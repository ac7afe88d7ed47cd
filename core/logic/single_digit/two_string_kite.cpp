// 2-string kite: a row and a column in which a digit has two places, one place of each in the same box.

#include <vector>

#include "core/logic/single_digit/single_digit.h"
#include "core/logic/single_digit/two_links.h"

namespace nonet {

namespace {

struct Kite {
  TwoLinks chain;
  House box;
  CellSet eliminated;
};

template <class Visit>
bool for_each_kite(Survey& survey, Digit digit, Visit&& visit) {
  const PuzzleState& state = survey.state();
  return for_each_two_links(survey, digit, [&](const TwoLinks& chain) {
    const auto box = kite_box(state.layout(), chain);
    if (!box) return false;
    const CellSet eliminated = eliminated_by(state, digit, chain);
    return !eliminated.empty() && visit(Kite{chain, *box, eliminated});
  });
}

// True when the inner cell of each kite's row is the inner cell of the other kite's column.
bool are_dual(const Kite& left, const Kite& right) {
  return left.chain.cells[1] == right.chain.cells[2] && left.chain.cells[2] == right.chain.cells[1] &&
         !(left.eliminated == right.eliminated);
}

Step dual_step(Technique technique, Digit digit, const Kite& first, const Kite& second) {
  Step step = two_link_step(technique, digit, first.chain, first.box);
  for (const House house : second.chain.houses) step.add_house(house, HouseRole::Base);
  const std::uint16_t start = step.add_part(Role::Node, second.chain.cells.front(), DigitSet(digit));
  const std::uint16_t end = step.add_part(Role::Node, second.chain.cells.back(), DigitSet(digit));
  step.add_link(start, 2, true);
  step.add_link(2, 1, false);
  step.add_link(1, end, true);
  step.eliminate(first.eliminated | second.eliminated, digit);
  return step;
}

bool search_duals(Technique technique, Survey& survey, Digit digit, StepSink& sink) {
  std::vector<Kite> kites;
  for_each_kite(survey, digit, [&](const Kite& kite) {
    kites.push_back(kite);
    return false;
  });
  StopCheck check(survey.stop());
  for (std::size_t i = 0; i < kites.size(); ++i) {
    if (check.must_stop(kites.size())) return true;
    for (std::size_t j = i + 1; j < kites.size(); ++j) {
      if (!are_dual(kites[i], kites[j])) continue;
      if (sink.add(dual_step(technique, digit, kites[i], kites[j]))) return true;
    }
  }
  return false;
}

}  // namespace

void find_two_string_kites(Technique technique, Survey& survey, StepSink& sink) {
  survey.state().all_digits().for_each([&](Digit digit) {
    if (sink.is_full()) return;
    for_each_kite(survey, digit, [&](const Kite& kite) {
      Step step = two_link_step(technique, digit, kite.chain, kite.box);
      step.eliminate(kite.eliminated, digit);
      return sink.add(std::move(step));
    });
  });
}

void find_dual_two_string_kites(Technique technique, Survey& survey, StepSink& sink) {
  survey.state().all_digits().for_each([&](Digit digit) {
    if (!sink.is_full()) search_duals(technique, survey, digit, sink);
  });
}

}  // namespace nonet
