#include "core/generate/rules/rule_goal.h"

#include "core/generate/rules/rule_drawing.h"
#include "core/grid/rule_table.h"

namespace nonet {

namespace {

// The seed of a puzzle: two steps of the generator, so that neighbouring seeds and indexes share no puzzles.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) { return Random(Random(seed).next() ^ index).next(); }

}  // namespace

std::string makeable_rules() {
  std::string ids;
  for (const RuleRow& row : rule_table()) {
    if (is_makeable(row.kind)) ids.append(ids.empty() ? "" : ", ").append(row.id);
  }
  return ids;
}

Result<GeneratedRulePuzzle, RulePuzzleError> make_rule_puzzle(const RuleGoal& goal, std::uint64_t seed,
                                                              std::uint64_t index, const Control& control,
                                                              RuleJudge* judge) {
  const std::uint64_t own = seed_of(seed, index);
  if (const auto* killer = std::get_if<KillerForm>(&goal)) return random_killer(*killer, own, control.stop, judge);
  if (const auto* begun = std::get_if<RuleCompletionForm>(&goal)) return completed_with_rules(*begun, own, control);
  return random_rule_mix(std::get<RuleMixForm>(goal), own, control.stop, judge);
}

}  // namespace nonet
