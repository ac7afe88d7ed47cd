#pragma once

#include <string>

#include "cli/commands/play_state.h"

namespace nonet {

/// Returns a frame with the candidates of every blank cell, `?` for a blank cell without candidates, and `.` for a cell
/// with a digit.
std::string pencil_marks(const PlayState& state);

}  // namespace nonet
