#include <bit>
#include <utility>

#include "core/grid/puzzle.h"
#include "core/logic/rule_techniques.h"
#include "core/rules/lowering.h"
#include "core/rules/kinds/kinds.h"
#include "core/rules/search.h"

namespace nonet {

namespace {

// True when the relation of two cells allows no equal digits.
bool excludes_equal_digits(const DigitRelation& table, int side) {
  for (int digit = 1; digit <= side; ++digit) {
    if ((table(digit_bit(digit)) & digit_bit(digit)) != 0) return false;
  }
  return true;
}

class ShapeOfRules {
 public:
  explicit ShapeOfRules(const PuzzleView& puzzle) : base_(*puzzle.layout()) {
    shape_.rules = puzzle.own_rules();
    for (const Rule& rule : shape_.rules) add(rule);
  }

  OwnRuleShape take() { return std::move(shape_); }

 private:
  void add(const Rule& rule) {
    Lowering lowering = base_;
    lower(rule, shape_.rules, lowering);
    add_houses(rule, lowering);
    const auto cells = static_cast<std::size_t>(base_.layout().cell_count());
    for (std::size_t one = 0; one < cells; ++one) {
      for (std::size_t other = one + 1; other < cells; ++other) {
        const auto first = static_cast<CellIndex>(one);
        const auto second = static_cast<CellIndex>(other);
        if (lowering.differ(first, second) && !base_.differ(first, second)) add_pair(first, second, rule.kind);
      }
    }
    const RuleNetwork conditions = lowering.conditions();
    for (const RelationCondition& relation : conditions.relations) {
      if (!base_.differ(relation.first, relation.second) &&
          excludes_equal_digits(conditions.relation_tables[relation.table], base_.side())) {
        add_pair(relation.first, relation.second, rule.kind);
      }
    }
  }

  void add_houses(const Rule& rule, const Lowering& lowering) {
    const bool is_diagonal = rule.kind == RuleKind::FallingDiagonal || rule.kind == RuleKind::RisingDiagonal;
    const HouseKind kind = is_diagonal ? HouseKind::Diagonal : HouseKind::ExtraRegion;
    for (std::size_t house = base_.houses().size(); house < lowering.houses().size(); ++house) {
      RuleHouse added{kind, {}};
      for (const CellIndex cell : lowering.houses()[house]) added.cells.push_back(Cell{cell});
      shape_.houses.push_back(std::move(added));
    }
  }

  void add_pair(CellIndex first, CellIndex second, RuleKind kind) {
    shape_.pairs.push_back({Cell{first}, Cell{second}, kind});
  }

  Lowering base_;
  OwnRuleShape shape_;
};

}  // namespace

LayoutRef layout_with_own_rules(const PuzzleView& puzzle) {
  if (!puzzle.has_own_rules() || !RuleSearch::supports(puzzle)) return nullptr;
  return Layout::with_own_rules(*puzzle.layout(), ShapeOfRules(puzzle).take());
}

}  // namespace nonet
