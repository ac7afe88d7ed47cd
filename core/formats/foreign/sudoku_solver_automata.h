#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/digit_automaton.h"
#include "core/grid/digit_set.h"

namespace nonet {

// Rules of Interactive-Sudoku-Solver as automata and relations. Each function returns none when a text is not well
// formed, or when the automaton would be too large for a rule.

/// Returns the automaton of a packed state automaton (`NFA`).
std::optional<DigitAutomaton> automaton_of_text(std::string_view packed, int digit_count);

/// What stands for the digit of a cell in the texts of automaton_along(). Any other character is a break.
inline constexpr char kDigitOfCell = 'd';

/// Returns an automaton that reads a digit for each text of a list. `automaton` reads then what the text has: this
/// digit once or several times, and breaks, which are its last digit. Other digits are those up to `digit_count`. None
/// when no digits are accepted.
std::optional<DigitAutomaton> automaton_along(const DigitAutomaton& automaton, int digit_count,
                                              const std::vector<std::string>& texts);

/// Returns the automaton of a packed regular expression (`Regex`).
std::optional<DigitAutomaton> automaton_of_regex(std::string_view packed, int digit_count);

/// For each digit the set of digits that may follow, as RuleKind::Relation has them. `is_older` swaps `-` and `_`, as
/// older texts do (`Binary`).
std::optional<std::vector<std::uint16_t>> relation_of_key(std::string_view key, int digit_count, bool is_older);

/// The line can be cut into parts with this sum. A closed line can be cut anywhere.
std::optional<DigitAutomaton> sum_line_automaton(int digit_count, int sum, bool is_closed);
/// The digit is the first one that is smaller than a digit before.
std::optional<DigitAutomaton> hidden_skyscraper_automaton(int digit_count, int digit);
/// Four cells have each of three groups of digits: `groups[d - 1]` is the group of digit d, from 0 to 2.
std::optional<DigitAutomaton> group_automaton(const std::vector<int>& groups);
/// As many neighbours as the modulus have different remainders, and the remainders repeat.
std::optional<DigitAutomaton> remainder_automaton(int digit_count, int modulus);
/// The digits, each times the weight at its place, add up to the sum.
std::optional<DigitAutomaton> weighted_sum_automaton(int digit_count, const std::vector<int>& weights, int sum);
/// In one of at most 32 choices each digit is one of the set at its place. All choices have as many sets.
std::optional<DigitAutomaton> choice_automaton(int digit_count, const std::vector<std::vector<DigitSet>>& choices);
/// The digits between the smallest and the largest of different digits add up to the sum.
std::optional<DigitAutomaton> lunchbox_automaton(int digit_count, int sum);

}  // namespace nonet
