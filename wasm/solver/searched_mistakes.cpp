#include "wasm/solver/searched_mistakes.h"

#include "core/api/find_hint.h"

namespace nonet::door {

Mistakes searched_mistakes(const PlayedPuzzle& played) { return mistakes_before_teaching(played, {}, kPromptWork); }

}  // namespace nonet::door
