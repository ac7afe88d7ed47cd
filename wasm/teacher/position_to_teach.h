#pragma once

#include "wasm/values.h"

namespace nonet::door {

/// The givens and digits of a position that the module of solver or rules has read. Each teacher's module has a
/// function of its own: that for puzzles with own rules reads `rules` of the position.
PlayedPuzzle position_to_teach(const val& position);

}  // namespace nonet::door
