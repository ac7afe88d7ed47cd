#pragma once

#include "core/api/teaching/mistakes.h"

namespace nonet::door {

/// The mistakes of a position, which a search finds. Each module with playing.cpp has its own: the module of rules
/// links no search of other puzzles.
Mistakes searched_mistakes(const PlayedPuzzle& played);

}  // namespace nonet::door
