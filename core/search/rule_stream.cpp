#include "core/search/rule_stream.h"

#include "core/util/contracts.h"

namespace nonet {

namespace {

constinit const RuleSearchPart* part_in_use = nullptr;

}  // namespace

void use_rule_search(const RuleSearchPart* part) {
  part_in_use = part;
  if (part != nullptr) part->begin();
}

bool supports_rules(const PuzzleView& puzzle) { return part_in_use != nullptr && part_in_use->supports(puzzle); }

std::unique_ptr<RuleStream> make_rule_stream(const PuzzleView& puzzle) {
  NONET_EXPECTS_ALWAYS(part_in_use != nullptr);
  return part_in_use->search(puzzle);
}

}  // namespace nonet
