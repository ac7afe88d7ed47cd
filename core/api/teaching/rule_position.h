#pragma once

#include <optional>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Returns a position as hints, steps and paths need it: played_puzzle_of(), and with own rules their TaughtRules and
/// grids in the layout of the rules. None when no search knows the rules.
std::optional<PlayedPuzzle> taught_position(const ParsedPuzzle& position);

}  // namespace nonet
