#include "core/search/broken_rules.h"

#include <span>

#include "core/grid/rule_table.h"
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
  const bool is_about_all = rule_row(rule.kind).shape == RuleShape::WholeGrid;
  Grid digits = puzzle.givens();
  RuleSet others;
  if (is_about_all) {
    for (const Rule& other : own_rules) {
      if (is_about_pair(other)) others.insert(other);
    }
  } else {
    digits = Grid(puzzle.layout());
    for (const Cell cell : rule.cells) digits[cell] = puzzle.givens()[cell];
  }
  RuleSet rules = others;
  rules.insert(rule);
  // Digits that no grid has even without the rule do not break the rule.
  return is_consistent(digits) && is_impossible(digits, rules, control) && !is_impossible(digits, others, control);
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
