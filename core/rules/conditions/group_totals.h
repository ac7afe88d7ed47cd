#pragma once

#include <optional>
#include <vector>

#include "core/rules/conditions/wide_totals.h"
#include "core/rules/node.h"

namespace nonet {

/// Returns for each group what its digits can add up to, when cells that see each other differ. None where a group can
/// have more than 127.
std::optional<std::vector<WideTotals>> totals_of_groups(const EqualSumsCondition& equal, const RuleNode& node);

}  // namespace nonet
