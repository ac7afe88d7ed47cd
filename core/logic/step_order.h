#pragma once

#include <cstdint>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/step.h"

// Which of several steps a good teacher shows: the one that brings most for what has to be seen. Source: measured, see
// docs/decisions/0093-the-order-of-steps.md.

namespace nonet {

/// How much a person has to look at to see a step, at least 2: about two for each truth that the step needs (a cell,
/// the places of a digit in a house, a strong link, a rule), and one for each further digit. Comparable among steps of
/// one level only. Takes some 20 ns.
int price_of(const Step& step);

/// What a step brings: one for each elimination; a placement is worth as much as nine of them, and so are eliminations
/// that leave a cell with one digit or a digit with one place in a full house. Takes some 100 ns.
int gain_of(const Step& step, const PuzzleState& state);

/// Returns the index of the best of these steps of a state: one that places a digit when `placements_first` and there
/// is one, otherwise the one with the least price² / (1 + gain). Of equal steps the first. The list must not be empty.
std::size_t best_step(const std::vector<Step>& steps, const PuzzleState& state, bool placements_first);

/// Joins those steps of one technique that place no digit into one, with all their rules, cells and eliminations.
std::vector<Step> with_joined_eliminations(std::vector<Step> steps);

}  // namespace nonet
