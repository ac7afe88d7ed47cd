#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/grid/layout.h"
#include "core/grid/puzzle.h"
#include "core/rules/lowering.h"
#include "core/rules/network.h"

namespace nonet {

/// Two cells, and the digits that each digit of one allows in the other.
struct RelatedPair {
  CellIndex first;
  CellIndex second;
  DigitRelation from_first;
  DigitRelation from_second;
};

/// Cells that differ and hold one of some sets of digits.
struct SetOfCells {
  DigitSetCondition condition;
  /// The sum of the digits; 0 where the sets have several sums.
  int total;
};

/// What one own rule says, by itself: conditions of core/rules, with what techniques need to know of them.
struct RuleStatement {
  /// The number of the rule among the own rules of the puzzle.
  std::uint16_t number;
  RuleKind kind;
  /// The cells of the rule, in its order.
  std::vector<CellIndex> cells;
  /// Pairs of cells, also the sums of two cells that a person sees as a pair: V and X, arrows with one cell.
  std::vector<RelatedPair> pairs;
  /// Cages with their sums, sums of other cells that all differ, and renban lines.
  std::vector<SetOfCells> sets;
  /// All other sums.
  std::vector<SumCondition> sums;
  /// Cells that can have only these digits.
  std::vector<std::pair<CellIndex, DigitMask>> restricted;
  /// The conditions of all sorts that techniques look at as they are. It has no houses, peers and sums.
  RuleNetwork said;
};

/// The statements of taught rules, and the peers as core/rules has them. taught_rules_of() keeps the object with the
/// layout of the rules. Sides up to 16.
class RuleStatements final : public LayoutExtension {
 public:
  static const RuleStatements& of(const TaughtRules& rules) { return rules.layout->kept<RuleStatements>(); }
  /// `each` has the rules as lowered_one_by_one() returns them. The layout has their houses and pairs.
  RuleStatements(const Layout& layout, const RuleSet& rules, std::vector<Lowering> each);

  const std::vector<RuleStatement>& all() const { return statements_; }
  int digit_count() const { return shell_.digit_count; }
  bool differ(CellIndex one, CellIndex other) const {
    return (shell_.peer_words[one][other / 64] >> other % 64 & 1) != 0;
  }
  /// A network without conditions, with the peers of the layout: what RuleNode needs.
  const RuleNetwork& shell() const { return shell_; }

 private:
  RuleNetwork shell_;
  std::vector<RuleStatement> statements_;
};

}  // namespace nonet
