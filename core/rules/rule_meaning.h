#pragma once

#include "core/grid/rule.h"
#include "core/rules/lowering.h"

namespace nonet {

/// True when lower() knows what rules of the kind mean.
bool can_lower(RuleKind kind);

/// Says what a rule means. lower() must know its kind, and the layout of `lowering` must fit the rule. `rules` are all own
/// rules of the puzzle, for rules that spare cells with other rules.
void lower(const Rule& rule, const RuleSet& rules, Lowering& lowering);

}  // namespace nonet
