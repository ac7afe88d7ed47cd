#include "core/api/rule_teaching.h"
#include "wasm/solver/searched_mistakes.h"

namespace nonet::door {

Mistakes searched_mistakes(const PlayedPuzzle& played) {
  return rule_mistakes_before_teaching(played, {}, kPromptWork);
}

}  // namespace nonet::door
