#pragma once

#include <vector>

#include "core/grid/digit_automaton.h"
#include "core/rules/network.h"

namespace nonet {

// What clues outside the grid say about a row or a column, in which every digit has one place.

/// Returns the alternatives in which the digits between the smallest and the largest digit add up to the total.
std::vector<AlternativesCondition::Digits> sandwich_alternatives(int side, int total);
/// Returns the alternatives in which the first digits, as many as the first digit says, add up to the total.
std::vector<AlternativesCondition::Digits> x_sum_alternatives(int side, int total);
/// Returns an automaton that accepts when as many digits as `visible` are larger than all digits before them.
DigitAutomaton skyscraper_automaton(int side, int visible);

}  // namespace nonet
