#pragma once

#include <optional>
#include <span>

#include "core/grid/digit_automaton.h"
#include "core/rules/network.h"

namespace nonet {

/// Returns the condition that the automaton accepts the digits of the cells in their order. None when it accepts no
/// digits for so many cells. States that accept the same rests of digits are one state of a layer.
std::optional<AutomatonCondition> in_layers(std::span<const CellIndex> cells, const DigitAutomaton& automaton);

/// Returns the sets of two digits or more that lead from each state to the same state, for AutomatonCondition::alike.
/// None for automata with more than four cells or eight states in a layer.
std::vector<DigitMask> digits_alike(const AutomatonCondition& automaton, int digit_count);

}  // namespace nonet
