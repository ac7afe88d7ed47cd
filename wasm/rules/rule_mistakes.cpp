#include "wasm/solver/searched_mistakes.h"

#include "core/api/rule_teaching.h"

namespace nonet::door {

Mistakes searched_mistakes(const PlayedPuzzle& played) { return rule_mistakes_before_teaching(played, {}, kPromptWork); }

}  // namespace nonet::door
