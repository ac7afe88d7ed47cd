#pragma once

#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// Says why no puzzle was made, what came nearest, and how many puzzles failed at each part of the goal.
std::string sentence_of(const MissedGoal& missed, const PuzzleGoal& goal);

}  // namespace nonet
