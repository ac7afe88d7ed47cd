// A digit is in one of its places in a house, so it goes from each cell that sees all of these. Where rules are the
// reason for seeing them, the classic pointing and claiming do not find that.

#include <algorithm>
#include <vector>

#include "core/rule_steps/rule_finders.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

bool share_a_house(const LayoutSets& sets, const CellSet& cells) {
  const Cell first = cells.first();
  const auto houses = sets.layout().houses(first);
  return std::any_of(houses.begin(), houses.end(), [&](House house) { return cells.is_within(sets.house(house)); });
}

// True when the rule lets two cells differ.
bool separates(const RuleStatement& statement, CellIndex one, CellIndex other) {
  const auto has = [&](const std::vector<CellIndex>& cells) {
    return std::find(cells.begin(), cells.end(), one) != cells.end() &&
           std::find(cells.begin(), cells.end(), other) != cells.end();
  };
  if (has(statement.cells)) return true;
  const auto is_pair = [&](const RelatedPair& pair) {
    return (pair.first == one && pair.second == other) || (pair.first == other && pair.second == one);
  };
  return std::any_of(statement.pairs.begin(), statement.pairs.end(), is_pair) ||
         std::any_of(statement.said.orders.begin(), statement.said.orders.end(),
                     [&](const OrderCondition& order) { return has(order.cells); });
}

// Names a rule for each pair of a cell and a place that share no house.
void name_rules(const RuleView& view, const CellSet& eliminated, const CellSet& places, Step& step) {
  eliminated.for_each([&](Cell cell) {
    places.for_each([&](Cell place) {
      CellSet both;
      both.insert(cell);
      both.insert(place);
      if (share_a_house(view.state.sets(), both)) return;
      for (const RuleStatement& statement : view.statements.all()) {
        if (!separates(statement, static_cast<CellIndex>(cell.index), static_cast<CellIndex>(place.index))) continue;
        if (std::find(step.rules.begin(), step.rules.end(), statement.number) == step.rules.end())
          step.rules.push_back(statement.number);
        return;
      }
    });
  });
  shell_sort(step.rules);
}

}  // namespace

void find_rule_pointing(Technique technique, const RuleView& view, StepSink& sink) {
  const PuzzleState& state = view.state;
  const LayoutSets& sets = state.sets();
  for (const House house : sets.boxes_first()) {
    for (int value = 1; value <= state.digit_count(); ++value) {
      if (view.must_stop(100)) return;
      const Digit digit{static_cast<std::uint8_t>(value)};
      const CellSet places = state.cells(digit, house);
      if (places.empty() || state.is_placed(digit, house)) continue;
      CellSet eliminated = (sets.common_peers(places) & state.cells(digit)) - sets.house(house);
      // What shares a house with all places is left to the classic techniques.
      CellSet kept;
      eliminated.for_each([&](Cell cell) {
        CellSet all = places;
        all.insert(cell);
        if (share_a_house(sets, all)) kept.insert(cell);
      });
      eliminated = eliminated - kept;
      if (eliminated.empty()) continue;
      Step step(technique, DigitSet(digit));
      name_rules(view, eliminated, places, step);
      if (step.rules.empty()) continue;
      step.add_house(house, HouseRole::Base);
      step.add_part(Role::RuleCell, places, DigitSet(digit));
      step.eliminate(eliminated, digit);
      if (sink.add(std::move(step))) return;
    }
  }
}

}  // namespace nonet
