#include "core/rule_steps/taught_rules.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/rule_steps/rule_statements.h"
#include "core/rules/lowering.h"
#include "core/rules/puzzle_network.h"
#include "core/rules/search.h"

namespace nonet {

namespace {

// True when the relation of two cells allows no equal digits.
bool excludes_equal_digits(const DigitRelation& table, int digit_count) {
  for (int digit = 1; digit <= digit_count; ++digit) {
    if ((table(digit_bit(digit)) & digit_bit(digit)) != 0) return false;
  }
  return true;
}

class ShapeOfRules {
 public:
  ShapeOfRules(const PuzzleView& puzzle, std::span<const Lowering> each) : base_(*puzzle.layout()) {
    std::size_t place = 0;
    for (const Rule& rule : puzzle.own_rules()) add(rule, each[place++]);
  }

  OwnRuleShape take() { return std::move(shape_); }

 private:
  void add(const Rule& rule, const Lowering& said) {
    add_houses(rule, said);
    const auto cells = static_cast<std::size_t>(base_.layout().cell_count());
    for (std::size_t one = 0; one < cells; ++one) {
      const CellBits added = said.peers(static_cast<CellIndex>(one)) & ~base_.peers(static_cast<CellIndex>(one));
      for (std::size_t other = one + 1; added.any() && other < cells; ++other) {
        if (added[other]) add_pair(static_cast<CellIndex>(one), static_cast<CellIndex>(other), rule.kind);
      }
    }
    Lowering among_others = said;
    among_others.see(base_);
    const RuleNetwork conditions = among_others.conditions();
    for (const RelationCondition& relation : conditions.relations) {
      if (!base_.differ(relation.first, relation.second) &&
          excludes_equal_digits(conditions.relation_tables[relation.table], base_.digit_count())) {
        add_pair(relation.first, relation.second, rule.kind);
      }
    }
  }

  void add_houses(const Rule& rule, const Lowering& said) {
    const bool is_diagonal = rule.kind == RuleKind::FallingDiagonal || rule.kind == RuleKind::RisingDiagonal;
    const HouseKind kind = is_diagonal ? HouseKind::Diagonal : HouseKind::ExtraRegion;
    for (const std::vector<CellIndex>& house : said.houses()) {
      RuleHouse added{kind, {}};
      for (const CellIndex cell : house) added.cells.push_back(Cell{cell});
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

TaughtRulesRef taught_rules_of(const PuzzleView& puzzle) {
  if (!puzzle.has_own_rules() || !RuleSearch::supports(puzzle)) return nullptr;
  // The techniques of rules count on full houses: the rule of 45 knows the sum of each house.
  if (!puzzle.layout()->is_square()) return nullptr;
  std::vector<Lowering> each = lowered_one_by_one(*puzzle.layout(), puzzle.own_rules());
  LayoutRef layout = Layout::with_shape_of_rules(*puzzle.layout(), ShapeOfRules(puzzle, each).take());
  layout->keep(std::make_unique<LoweredRules>(*layout, each));
  layout->keep(std::make_unique<RuleStatements>(*layout, puzzle.own_rules(), std::move(each)));
  return std::make_shared<const TaughtRules>(TaughtRules{std::move(layout), puzzle.own_rules()});
}

Grid grid_with(const TaughtRules& rules, const Grid& grid) {
  Grid moved(rules.layout);
  std::copy(grid.digits().begin(), grid.digits().end(), moved.digits().begin());
  return moved;
}

}  // namespace nonet
