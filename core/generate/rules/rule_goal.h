#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/generate/rules/killer.h"
#include "core/generate/rules/rule_completion.h"
#include "core/generate/rules/rule_mix.h"

namespace nonet {

/// What a puzzle with own rules is to be, as users write it. An empty text leaves a part to its default.
struct RuleGoalFields {
  /// `killer`, or ids of kinds joined by commas, each with a weight or without: `thermometer,white-dot=2`.
  std::string rules;
  LayoutRef layout = Layout::classic();
  /// As in KillerForm; 0 for `layout`.
  int jigsaw_side = 0;
  /// `A-B` or `N`: the numbers of cells of a cage of a killer, `2-5` by default. For other rules N is the largest number of cells of a line
  /// or a cage, 5 by default.
  std::string cells;
  /// `A-B` or `N`: for a killer exactly N givens, none by default. For other rules at most B givens; A must be 0.
  std::string givens;
  Symmetry symmetry = Symmetry::None;
  /// Of a killer: leave out cages that are not needed. Other puzzles have needed parts alone.
  bool minimal = false;
  /// A drawn puzzle that is completed. Then `layout` and `jigsaw_side` have no meaning, `killer` means cages, and `givens` and `symmetry` must be unset.
  std::optional<Puzzle> drawn = std::nullopt;
};

using RuleGoal = std::variant<KillerForm, RuleMixForm, RuleCompletionForm>;

/// Why fields are no goal.
enum class RuleGoalFault : std::uint8_t {
  UnknownRule,  ///< `symbol` is neither `killer` nor the id of a kind that can be made, or its weight is no number from 1 to 1000.
  RepeatedRule,  ///< The kind `symbol` is listed twice.
  BadSide,       ///< The side is not from kMinRulePuzzleSide to kMaxRulePuzzleSide.
  BadCells,      ///< The numbers of cells do not fit the side, or are a range for lines.
  BadGivens,     ///< The number of givens does not fit the grid, or is a range for a killer.
  BadSymmetry,   ///< Killers can have half turns, other puzzles no symmetry.
};

struct RuleGoalError {
  RuleGoalFault fault;
  std::string symbol = {};
};

/// Returns the name of a fault in kebab-case, as interfaces have it.
std::string_view name_of(RuleGoalFault fault);

/// The ids of the kinds of rules that can be made, with commas between them.
std::string makeable_rules();

Result<RuleGoal, RuleGoalError> read_rule_goal(const RuleGoalFields& fields);

/// Makes puzzle `index` of `seed`: the same on every platform, as long as the judge answers the same. A completion asks no judge, and is the only
/// one that reports progress to `control`.
Result<GeneratedRulePuzzle, RulePuzzleError> make_rule_puzzle(const RuleGoal& goal, std::uint64_t seed,
                                                              std::uint64_t index, const Control& control = {},
                                                              RuleJudge* judge = nullptr);

}  // namespace nonet
