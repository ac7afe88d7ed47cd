#include "core/api/teaching/rule_position.h"

#include <utility>

#include "core/formats/given_candidates.h"
#include "core/rule_steps/taught_rules.h"

namespace nonet {

std::optional<PlayedPuzzle> taught_position(const ParsedPuzzle& position) {
  if (position.rules.empty()) return played_puzzle_of(position);
  TaughtRulesRef rules = taught_rules_of(view_of(position));
  if (!rules) return std::nullopt;
  Grid givens = grid_with(*rules, position.grid);
  Grid digits = grid_with(*rules, position.digits());
  PlayedPuzzle played(std::move(givens), std::move(digits), std::move(rules));
  keep_listed(played, position.candidates);
  return played;
}

}  // namespace nonet
