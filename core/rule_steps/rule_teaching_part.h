#pragma once

#include <span>
#include <vector>

#include "core/logic/rule_techniques.h"

// The functions of kRuleTeachingPart. core/logic/rule_techniques.h says what each does.

namespace nonet {

std::span<const TechniqueRow> table_of_rules();
std::span<const TechniqueRow* const> order_with_rules();
Finder find_steps_of_rules;
Finder find_trials_with_rules;
std::vector<RuleLink> links_of_rules(const PuzzleState& state, StopToken stop);

}  // namespace nonet
