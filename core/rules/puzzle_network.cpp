#include "core/rules/puzzle_network.h"

#include "core/rules/derived_sums.h"
#include "core/rules/lowering.h"
#include "core/rules/kinds/kinds.h"

namespace nonet {

RuleNetwork network_of(const PuzzleView& puzzle) {
  Lowering lowering(puzzle);
  const RuleSet rules = puzzle.rules();
  for (const Rule& rule : rules) {
    if (!rule_row(rule.kind).belongs_to_layout()) lower(rule, rules, lowering);
  }
  add_derived_sums(lowering);
  return lowering.network();
}

}  // namespace nonet
