#include "core/grid/digit_automaton.h"

#include <map>

namespace nonet {

bool DigitAutomaton::is_table(std::span<const std::uint16_t> values, int side) {
  const std::size_t length = row_length(side);
  if (values.empty() || values.size() % length != 0) return false;
  const std::size_t states = values.size() / length;
  for (std::size_t place = 0; place < values.size(); ++place) {
    const bool is_acceptance = place % length == length - 1;
    if (values[place] > (is_acceptance ? 1 : states)) return false;
  }
  return true;
}

// States that accept the same digits are equal. The classes of states are refined until equal states have equal next
// classes (Moore 1956). Class 0 holds what accepts nothing: no state, and states like it.
DigitAutomaton DigitAutomaton::minimal() const {
  const std::size_t states = state_count();
  std::vector<std::uint16_t> classes(states + 1);
  for (std::size_t state = 1; state <= states; ++state) classes[state] = accepts(state) ? 1 : 0;
  for (std::size_t known = 0;;) {
    std::map<std::vector<std::uint16_t>, std::uint16_t> rows;
    rows.emplace(std::vector<std::uint16_t>(row_length(side_) + 1), std::uint16_t{0});
    std::vector<std::uint16_t> refined(states + 1);
    for (std::size_t state = 1; state <= states; ++state) {
      std::vector<std::uint16_t> row{classes[state]};
      for (int digit = 1; digit <= side_; ++digit) row.push_back(classes[next(state, digit)]);
      row.push_back(accepts(state) ? 1 : 0);
      refined[state] = rows.emplace(std::move(row), static_cast<std::uint16_t>(rows.size())).first->second;
    }
    classes = std::move(refined);
    if (rows.size() == known) break;
    known = rows.size();
  }
  // Numbers the classes that are reached from the first state.
  std::vector<std::size_t> member{1};
  std::vector<std::size_t> numbers(states + 1);
  numbers[classes[1]] = 1;
  for (std::size_t place = 0; place < member.size(); ++place) {
    for (int digit = 1; digit <= side_; ++digit) {
      const std::uint16_t to = next(member[place], digit);
      if (classes[to] == 0 || numbers[classes[to]] != 0) continue;
      member.push_back(to);
      numbers[classes[to]] = member.size();
    }
  }
  DigitAutomaton result(side_, member.size());
  for (std::size_t state = 1; state <= member.size(); ++state) {
    const std::size_t from = member[state - 1];
    for (int digit = 1; digit <= side_; ++digit) {
      const std::uint16_t to = classes[next(from, digit)];
      if (to != 0) result.set_next(state, digit, numbers[to]);
    }
    if (accepts(from)) result.set_accepting(state);
  }
  return result;
}

}  // namespace nonet
