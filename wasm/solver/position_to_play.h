#pragma once

#include <optional>

#include "core/api/nonet.h"

namespace nonet::door {

/// The position of a text, as taught_position() returns it. Each module with playing.cpp has a function of its own: the
/// solver's module has no code for rules.
std::optional<PlayedPuzzle> position_to_play(const ParsedPuzzle& position);

}  // namespace nonet::door
