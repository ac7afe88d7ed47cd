#include "wasm/solver/position_to_play.h"

namespace nonet::door {

// The reader refuses every text with rules.
std::optional<PlayedPuzzle> position_to_play(const ParsedPuzzle& position) { return played_puzzle_of(position); }

}  // namespace nonet::door
