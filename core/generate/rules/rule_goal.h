#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "core/generate/rules/killer.h"
#include "core/generate/rules/rule_completion.h"
#include "core/generate/rules/rule_mix.h"

namespace nonet {

/// What a puzzle with own rules is to be.
using RuleGoal = std::variant<KillerForm, RuleMixForm, RuleCompletionForm>;

/// The ids of the kinds of rules that can be made, with commas between them.
std::string makeable_rules();

/// Makes puzzle `index` of `seed`: the same on every platform, as long as the judge answers the same. A completion asks
/// no judge, and is the only one that reports progress to `control`.
Result<GeneratedRulePuzzle, RulePuzzleError> make_rule_puzzle(const RuleGoal& goal, std::uint64_t seed,
                                                              std::uint64_t index, const Control& control = {},
                                                              RuleJudge* judge = nullptr);

}  // namespace nonet
