#pragma once

#include <optional>

#include "core/api/nonet.h"

namespace nonet::door {

/// The position with its grids in the layout that knows its own rules, as with_rules_in_layout() returns it. Each
/// module with playing.cpp has a function of its own: the solver's module has no code for rules.
std::optional<ParsedPuzzle> position_to_play(ParsedPuzzle position);

}  // namespace nonet::door
