#include "core/api/making/make_ruled.h"

#include <utility>

namespace nonet {

Result<RuledGoal, GoalError> read_ruled_goal(const GoalFields& fields) {
  const auto form = read_rule_goal(fields);
  if (!form) return form.error();
  const auto levels = fields.level.empty() ? std::nullopt : level_range_of(fields.level);
  if (!levels && !fields.level.empty()) return GoalError{GoalFault::UnknownLevel, "level"};
  // A copy, because g++ 12 warns that a moved variant may be uninitialised.
  return RuledGoal{form.value(), levels, hash_of_goal(fields, form.value()), nullptr};
}

Result<MadeRuled, RulePuzzleError> make_ruled(const RuledGoal& goal, std::uint64_t seed, std::uint64_t index,
                                              const Control& control) {
  const std::uint64_t own_seed = seed_of_goal(goal.hash, seed);
  for (std::uint64_t number = 0; number < (goal.avoid != nullptr ? kMostToAvoid : 1); ++number) {
    LevelJudge judge(goal.levels.value_or(LevelRange{}), control);
    auto made =
        make_rule_puzzle(goal.form, seed_of_goal(number, own_seed), index, control, goal.levels ? &judge : nullptr);
    if (!made) return made.error();
    const auto& [puzzle, solution, decided] = made.value();
    if (goal.avoid != nullptr && goal.avoid->contains(puzzle, solution, control.stop)) continue;
    return MadeRuled{std::move(made).value(), judge.figures()};
  }
  return control.stop.stop_requested() ? RulePuzzleError::Stopped : RulePuzzleError::NotFound;
}

}  // namespace nonet
