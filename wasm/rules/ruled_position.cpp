#include <utility>

#include "wasm/solver/position_to_play.h"

namespace nonet::door {

std::optional<ParsedPuzzle> position_to_play(ParsedPuzzle position) {
  return with_rules_in_layout(std::move(position));
}

}  // namespace nonet::door
