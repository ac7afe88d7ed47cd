#pragma once

#include <optional>
#include <vector>

#include "core/grid/grid.h"
#include "core/grid/rule.h"
#include "core/rules/kinds/kinds.h"
#include "core/util/random.h"

namespace nonet::test {

/// True when a full grid keeps a rule. `rules` are all own rules of the puzzle.
inline bool keeps_rule(const Grid& full, const Rule& rule, const RuleSet& rules) {
  return holds(rule, full.digits(), *full.layout(), rules);
}

/// The kinds of own rules that fit a side. A set of rules has the parts of AllOf instead, so this kind is not listed.
std::vector<RuleKind> rule_kinds(int side);

/// A rule of a kind that fits the side, with random cells and values that fit the layout: mostly a rule that the grid
/// does not keep.
Rule random_rule(RuleKind kind, const Layout& layout, Random& random);

}  // namespace nonet::test
