#include "core/search/broken_rules.h"

#include <span>

#include "core/grid/rule_table.h"
#include "core/rules/kinds/kinds.h"
#include "core/search/solution_stream.h"

namespace nonet {

namespace {

constexpr std::uint64_t kMaxNodes = 1000;

bool is_impossible(const Grid& digits, const RuleSet& rules, const Control& control) {
  SolutionStream stream(PuzzleView(digits, std::span<const DigitSet>{}, rules));
  NodeMeter meter(Control{control.stop, kMaxNodes, {}});
  return stream.next(meter) == SearchEvent::Exhausted;
}

bool is_about_pair(const Rule& rule) { return rule_row(rule.kind).shape == RuleShape::Pair; }

bool is_broken(const PuzzleView& puzzle, const RuleSet& own_rules, const Rule& rule, const Control& control) {
  Grid digits(puzzle.layout());
  bool has_blank = false;
  for (const Cell cell : cells_read(rule, *puzzle.layout())) {
    digits[cell] = puzzle.givens()[cell];
    has_blank |= digits[cell].is_blank();
  }
  // Digits that no grid has even without the rule do not break the rule.
  if (!is_consistent(digits)) return false;
  if (!has_blank) return !holds(rule, digits.digits(), *puzzle.layout(), own_rules);
  RuleSet others;
  if (rule_row(rule.kind).shape == RuleShape::WholeGrid) {
    for (const Rule& other : own_rules) {
      if (is_about_pair(other)) others.insert(other);
    }
  }
  RuleSet rules = others;
  rules.insert(rule);
  return is_impossible(digits, rules, control) && !is_impossible(digits, others, control);
}

}  // namespace

std::vector<Rule> broken_rules(const PuzzleView& puzzle, const Control& control) {
  std::vector<Rule> broken;
  if (!puzzle.has_own_rules()) return broken;
  for (const Rule& rule : puzzle.own_rules()) {
    if (is_broken(puzzle, puzzle.own_rules(), rule, control)) broken.push_back(rule);
  }
  return broken;
}

}  // namespace nonet
