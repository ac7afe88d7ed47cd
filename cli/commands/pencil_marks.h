#pragma once

#include <string>

#include "cli/commands/play_state.h"

namespace nonet {

/// The candidates of every blank cell in a frame, `.` where a digit stands. Every line is ended.
std::string pencil_marks(const PlayState& state);

}  // namespace nonet
