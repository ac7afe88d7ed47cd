#include "core/api/use_rules.h"

#include "core/formats/rule_hooks.h"
#include "core/logic/rule_techniques.h"
#include "core/search/rule_stream.h"

namespace nonet {

void use_rules() {
  use_rule_texts(&kRuleTextPart);
  use_rule_search(&kRuleSearchPart);
  use_rule_teaching(&kRuleTeachingPart);
}

}  // namespace nonet
