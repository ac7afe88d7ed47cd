#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/grid/layout.h"
#include "core/grid/puzzle.h"
#include "core/rules/lowering.h"
#include "core/rules/network.h"

namespace nonet {

/// Lowers each of the own rules of a puzzle by itself (Lowering::of_rules()), in the order of the rules. There must
/// be at most 16 digits.
std::vector<Lowering> lowered_one_by_one(const Layout& layout, const RuleSet& rules);

/// What taught rules say together, kept with their layout. taught_rules_of() lowers each rule once and keeps the object
/// with the layout that it makes. The search for mistakes and the trials of a hint then lower nothing.
class LoweredRules final : public LayoutExtension {
 public:
  static const LoweredRules& of(const Layout& layout) { return layout.kept<LoweredRules>(); }
  /// `each` has the rules as lowered_one_by_one() returns them. The layout has their houses and pairs.
  LoweredRules(const Layout& layout, std::span<const Lowering> each);

  /// The rules, with the houses and pairs of the layout.
  const Lowering& all() const { return all_; }

 private:
  Lowering all_;
};

/// A puzzle as its search sees it: the conditions, and the digits that each cell can have. Puzzles with one object of
/// TaughtRules share the conditions.
struct RuledPuzzle {
  /// RuleSearch must support the puzzle. The puzzle need not outlive the object. A puzzle with taught rules must have
  /// the second edition.
  explicit RuledPuzzle(const PuzzleView& puzzle, RuleSearchEdition edition = RuleSearchEdition::Second);

  std::shared_ptr<const RuleNetwork> network;
  std::vector<DigitMask> start;
};

/// Returns the conditions of a puzzle. RuleSearch must support the puzzle.
RuleNetwork network_of(const PuzzleView& puzzle, RuleSearchEdition edition = RuleSearchEdition::Second);

}  // namespace nonet
