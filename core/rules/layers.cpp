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

std::vector<DigitMask> digits_alike(const AutomatonCondition& automaton, int digit_count) {
  constexpr std::size_t kMostCells = 4;
  std::vector<DigitMask> sets;
  constexpr std::size_t kMostStates = 8;
  const auto is_large = [](const Layer& layer) { return layer.state_count > kMostStates; };
  if (automaton.cells.size() > kMostCells) return sets;
  if (std::any_of(automaton.layers.begin(), automaton.layers.end(), is_large)) return sets;
  const auto have_same_effect = [&](int one, int other) {
    for (const AutomatonCondition::Layer& layer : automaton.layers) {
      for (std::size_t row = 0; row < layer.next.size(); row += static_cast<std::size_t>(digit_count)) {
        if (layer.next[row + static_cast<std::size_t>(one)] != layer.next[row + static_cast<std::size_t>(other)])
          return false;
      }
    }
    return true;
  };
  DigitMask found = 0;
  for (int digit = 0; digit < digit_count; ++digit) {
    if ((found >> digit & 1) != 0) continue;
    DigitMask set = 0;
    for (int other = digit; other < digit_count; ++other) {
      if (have_same_effect(digit, other)) set |= digit_bit(other + 1);
    }
    found |= set;
    if (!is_single(set)) sets.push_back(set);
  }
  return sets;
}

}  // namespace nonet
