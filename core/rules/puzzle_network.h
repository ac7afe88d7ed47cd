#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/grid/layout.h"
#include "core/grid/puzzle.h"
#include "core/rules/lowering.h"
#include "core/rules/network.h"

namespace nonet {

/// Lowers each of the own rules of a puzzle by itself (Lowering::of_rules()), in the order of the rules. The side must
/// be at most 16.
std::vector<Lowering> lowered_one_by_one(const Layout& layout, const RuleSet& rules);

/// What the own rules of a layout say together, kept with the layout. layout_with_own_rules() lowers each rule once and
/// keeps the object with the layout that it makes. The search for mistakes and the trials of a hint then lower nothing.
/// For another layout with own rules, the first call of of() lowers them.
class LoweredRules final : public LayoutExtension {
 public:
  /// The layout must have own rules. Its side must be at most 16.
  static const LoweredRules& of(const Layout& layout) { return layout.extension<LoweredRules>(); }
  /// `each` has the own rules of the layout as lowered_one_by_one() returns them.
  LoweredRules(const Layout& layout, std::span<const Lowering> each);

  /// The rules, with the houses and pairs of the layout.
  const Lowering& all() const { return all_; }

 private:
  friend class Layout;

  explicit LoweredRules(const Layout& layout);

  Lowering all_;
};

/// A puzzle as its search sees it: the conditions, and the digits that each cell can have. Puzzles with one layout
/// whose own rules are those of the layout share the conditions.
struct RuledPuzzle {
  /// RuleSearch must support the puzzle. The puzzle need not outlive the object.
  explicit RuledPuzzle(const PuzzleView& puzzle);

  std::shared_ptr<const RuleNetwork> network;
  std::vector<DigitMask> start;
};

/// Returns the conditions of a puzzle. RuleSearch must support the puzzle.
RuleNetwork network_of(const PuzzleView& puzzle);

}  // namespace nonet
