// Every test program knows own rules: it hands in the parts that it links before its first case.

#include "core/formats/rule_hooks.h"
#include "core/search/rule_stream.h"

namespace nonet::test {

[[maybe_unused]] static const bool uses_rules = [] {
  use_rule_texts(&kRuleTextPart);
  use_rule_search(&kRuleSearchPart);
  return true;
}();

}  // namespace nonet::test
