#pragma once

#include <cstdint>
#include <optional>

#include "core/api/making/puzzle_classes.h"
#include "core/api/making/rule_fields.h"
#include "core/api/teaching/rule_level.h"

namespace nonet {

/// What a puzzle with own rules is to be.
struct RuledGoal {
  RuleGoal form;
  /// The puzzle has one of these levels. None: the level is not looked at. Not for a completion.
  std::optional<LevelRange> levels;
  /// read_ruled_goal() sets the hash. 0: the puzzles depend on the seed alone, and not on the goal.
  GoalHash hash = 0;
  /// Puzzles to avoid, with all puzzles that count as one of them. Null for none.
  const PuzzleClasses* avoid = nullptr;
};

/// How many puzzles are made at most for one that is none of RuledGoal::avoid.
inline constexpr std::uint64_t kMostToAvoid = 20;

/// Reads a goal with rules, its level included. Every door reads such goals by this function or by read_rule_goal().
Result<RuledGoal, GoalError> read_ruled_goal(const GoalFields& fields);

struct MadeRuled {
  GeneratedRulePuzzle generated;
  /// None when no level was asked for. rule_figures_of() finds them, too; trials can take a second.
  std::optional<RuleFigures> figures;
};

/// Makes puzzle `index` of `seed`: the same on every platform. NotFound also means that no attempt had the level, or
/// that all of kMostToAvoid puzzles were to be avoided. README.md of core/generate/rules says how long it takes.
///
/// Of `control`, the stop token and the progress are used. With levels, progress is reported before each attempt: the
/// fraction is the share of the attempts, and `found` their number.
Result<MadeRuled, RulePuzzleError> make_ruled(const RuledGoal& goal, std::uint64_t seed, std::uint64_t index,
                                              const Control& control = {});

}  // namespace nonet
