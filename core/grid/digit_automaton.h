#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/util/contracts.h"

namespace nonet {

/// A deterministic finite automaton that reads digits from 1 to a largest digit. States are numbered from 1, and state
/// 1 is the first. The table has a row for each state: for each digit the number of the next state, or 0 when the
/// automaton refuses the digit; then 1 when the automaton accepts digits that end in this state, else 0.
class DigitAutomaton {
 public:
  /// The largest automaton that a rule can have. Automata that are not part of a rule may be larger.
  static constexpr std::size_t kMaxStates = 512;

  /// The number of values in a row of the table.
  static constexpr std::size_t row_length(int digit_count) { return static_cast<std::size_t>(digit_count) + 1; }
  /// True when the values are the table of an automaton with at least one state.
  static bool is_table(std::span<const std::uint16_t> values, int digit_count);

  /// An automaton with `states` states, at least one, that refuses all digits and accepts nothing.
  DigitAutomaton(int digit_count, std::size_t states)
      : digit_count_(digit_count), table_(states * row_length(digit_count)) {}
  /// is_table(table, digit_count) must be true.
  DigitAutomaton(int digit_count, std::vector<std::uint16_t> table)
      : digit_count_(digit_count), table_(std::move(table)) {
    NONET_EXPECTS(is_table(table_, digit_count_));
  }

  int digit_count() const { return digit_count_; }
  std::size_t state_count() const { return table_.size() / row_length(digit_count_); }
  const std::vector<std::uint16_t>& table() const { return table_; }
  std::uint16_t next(std::size_t state, int digit) const { return table_[place(state, digit)]; }
  bool accepts(std::size_t state) const { return table_[place(state, digit_count_ + 1)] != 0; }

  void set_next(std::size_t state, int digit, std::size_t next) {
    table_[place(state, digit)] = static_cast<std::uint16_t>(next);
  }
  void set_accepting(std::size_t state) { table_[place(state, digit_count_ + 1)] = 1; }

  /// Returns the smallest automaton that accepts the same digits. Its states are numbered in the order in which they
  /// are first reached, so two automata that accept the same digits have the same smallest automaton.
  DigitAutomaton minimal() const;

  friend bool operator==(const DigitAutomaton&, const DigitAutomaton&) = default;

 private:
  std::size_t place(std::size_t state, int digit) const {
    return (state - 1) * row_length(digit_count_) + static_cast<std::size_t>(digit - 1);
  }

  int digit_count_;
  std::vector<std::uint16_t> table_;
};

}  // namespace nonet
