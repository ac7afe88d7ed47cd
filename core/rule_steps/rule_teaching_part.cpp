#include "core/rule_steps/rule_teaching_part.h"

namespace nonet {

constinit const RuleTeachingPart kRuleTeachingPart{
    .technique_table = table_of_rules,
    .teaching_order = order_with_rules,
    .find_steps = find_steps_of_rules,
    .find_trials = find_trials_with_rules,
    .links = links_of_rules,
};

}  // namespace nonet
