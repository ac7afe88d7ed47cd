#pragma once

#include <cstdint>
#include <vector>

#include "core/generate/rules/rule_judge.h"
#include "core/generate/rules/rule_puzzle.h"
#include "core/grid/square_symmetry.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// A kind of rules in a mix.
struct RuleShare {
  RuleKind kind;
  /// From 1. Of two kinds, the one with twice the weight is added twice as often, where the grid has room for both.
  int weight = 1;
};

/// The wanted properties of a puzzle whose rules are of several kinds.
struct RuleMixForm {
  LayoutRef layout = Layout::classic();
  /// Not 0: each puzzle gets random irregular regions of its own, in a grid of this side. `layout` is then ignored.
  int jigsaw_side = 0;
  /// Each kind once, of those that can be made (is_makeable()).
  std::vector<RuleShare> kinds;
  /// The largest number of cells of a line or a cage, from 3 to the side.
  int longest = 5;
  /// The puzzle has at most this number of givens.
  int most_givens = kMaxRulePuzzleSide * kMaxRulePuzzleSide;
  /// Of the cells of the rules and of the givens: None or HalfTurn.
  Symmetry symmetry = Symmetry::None;
};

/// True when rules of the kind are made together with their image under half a turn. Circles that count are one rule.
constexpr bool is_makeable_with_image(RuleKind kind) { return kind != RuleKind::CountingCircles; }

/// True when each kind can be made with the symmetry and occurs once, and the numbers are in their ranges.
bool is_possible_mix(const RuleMixForm& form);

/// Makes a puzzle with rules of the given kinds and exactly one solution. No rule and no given can be left out alone;
/// with half turns, none can be left out together with its image.
/// Givens are added only where no rule of the kinds was found that helps. Lines and cages share no cells, and lines do
/// not cross.
///
/// With a judge, its techniques must solve the puzzle and the judge must accept it: without any rule or given, the
/// puzzle would be too hard for these techniques. Each puzzle has at least one rule.
///
/// The same form and seed give the same puzzle on every platform. The error is BadForm when there is no kind, a kind
/// occurs twice or cannot be made, or a number is out of range. NotFound means that all attempts needed more givens.
/// README.md says how long it takes.
Result<GeneratedRulePuzzle, RulePuzzleError> random_rule_mix(const RuleMixForm& form, std::uint64_t seed,
                                                             StopToken stop = {}, RuleJudge* judge = nullptr);

}  // namespace nonet
