// The same as rule_parts.cpp for test programs that link the teacher.

#include "core/logic/rule_techniques.h"

namespace nonet::test {

[[maybe_unused]] static const bool teaches_rules = [] {
  use_rule_teaching(&kRuleTeachingPart);
  return true;
}();

}  // namespace nonet::test
