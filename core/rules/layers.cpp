#include "core/rules/layers.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace nonet {

namespace {

using Layer = AutomatonCondition::Layer;

// For each layer, and one more after the last cell, the states that the first state leads to.
std::vector<std::vector<bool>> reached_states(std::size_t cells, const DigitAutomaton& automaton) {
  std::vector<std::vector<bool>> reached(cells + 1, std::vector<bool>(automaton.state_count() + 1));
  reached[0][1] = true;
  for (std::size_t layer = 0; layer < cells; ++layer) {
    for (std::size_t state = 1; state <= automaton.state_count(); ++state) {
      if (!reached[layer][state]) continue;
      for (int digit = 1; digit <= automaton.digit_count(); ++digit)
        reached[layer + 1][automaton.next(state, digit)] = true;
    }
    reached[layer + 1][0] = false;
  }
  return reached;
}

}  // namespace

std::optional<AutomatonCondition> in_layers(std::span<const CellIndex> cells, const DigitAutomaton& automaton) {
  const std::vector<std::vector<bool>> reached = reached_states(cells.size(), automaton);
  AutomatonCondition condition;
  condition.cells.assign(cells.begin(), cells.end());
  condition.layers.resize(cells.size());
  // The numbers, in the layer after, of the states of the automaton. State 0 refuses everything.
  std::vector<std::uint16_t> numbers(automaton.state_count() + 1, AutomatonCondition::kNone);
  for (std::size_t state = 1; state < numbers.size(); ++state) {
    if (automaton.accepts(state)) numbers[state] = 0;
  }
  std::size_t states = 1;
  for (std::size_t place = cells.size(); place-- > 0;) {
    Layer& layer = condition.layers[place];
    std::map<std::vector<std::uint16_t>, std::uint16_t> rows;
    std::vector<std::uint16_t> own_numbers(numbers.size(), AutomatonCondition::kNone);
    for (std::size_t state = 1; state < numbers.size(); ++state) {
      if (!reached[place][state]) continue;
      std::vector<std::uint16_t> row;
      bool leads_on = false;
      for (int digit = 1; digit <= automaton.digit_count(); ++digit) {
        row.push_back(numbers[automaton.next(state, digit)]);
        leads_on |= row.back() != AutomatonCondition::kNone;
      }
      if (!leads_on) continue;
      const auto [known, is_new] = rows.emplace(row, static_cast<std::uint16_t>(rows.size()));
      if (is_new) layer.next.insert(layer.next.end(), row.begin(), row.end());
      own_numbers[state] = known->second;
    }
    layer.state_count = rows.size();
    states = std::max(states, rows.size());
    numbers = std::move(own_numbers);
  }
  condition.words = (states + 63) / 64;
  if (numbers[1] == AutomatonCondition::kNone) return std::nullopt;
  return condition;
}

}  // namespace nonet
