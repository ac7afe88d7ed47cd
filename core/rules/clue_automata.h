#pragma once

#include "core/grid/digit_automaton.h"

namespace nonet {

// The automata of clues outside the grid. Each reads a row or a column, in which all digits differ.

/// Accepts when the digits between the smallest and the largest digit add up to the total.
DigitAutomaton sandwich_automaton(int side, int total);
/// Accepts when the first digits, as many as the first digit says, add up to the total.
DigitAutomaton x_sum_automaton(int side, int total);
/// Accepts when as many digits as `visible` are larger than all digits before them.
DigitAutomaton skyscraper_automaton(int side, int visible);

}  // namespace nonet
