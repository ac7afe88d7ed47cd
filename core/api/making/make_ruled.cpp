#include "core/api/making/make_ruled.h"

#include <utility>

namespace nonet {

Result<MadeRuled, RulePuzzleError> make_ruled(const RuledGoal& goal, std::uint64_t seed, std::uint64_t index,
                                              const Control& control) {
  LevelJudge judge(goal.levels.value_or(LevelRange{}), control);
  auto made = make_rule_puzzle(goal.form, seed, index, control, goal.levels ? &judge : nullptr);
  if (!made) return made.error();
  return MadeRuled{std::move(made).value(), judge.figures()};
}

}  // namespace nonet
