#pragma once

#include <optional>

#include "core/grid/grid.h"
#include "core/grid/rule.h"
#include "core/util/random.h"

namespace nonet::test {

/// True when a full grid keeps a rule, by the sentence that describes its kind. `rules` are all own rules of the puzzle.
bool keeps_rule(const Grid& full, const Rule& rule, const RuleSet& rules);

/// A rule of the kind with random cells and values that fit the layout: mostly a rule that the grid does not keep.
Rule random_rule(RuleKind kind, const Layout& layout, Random& random);

}  // namespace nonet::test
