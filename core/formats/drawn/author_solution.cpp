#include "core/formats/drawn/author_solution.h"

#include <algorithm>

#include "core/grid/rule_table.h"

namespace nonet {

namespace {

bool keeps_layout(const Grid& solution, const Layout& layout) {
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    const auto peers = layout.peers(Cell{index});
    const Digit digit = solution[Cell{index}];
    if (std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return solution[peer] == digit; })) return false;
  }
  return true;
}

bool keeps_rule_of_layout(const Grid& solution, RuleKind kind) {
  const LayoutRef layout = layout_with_rule(*solution.layout(), kind);
  return layout && keeps_layout(solution, *layout);
}

}  // namespace

AuthorVerdict take_out_broken(ParsedPuzzle& puzzle, RuleSuggestions& suggestions, RuleTest& holds) {
  AuthorVerdict verdict;
  if (!puzzle.author_solution) return verdict;
  const Grid& solution = *puzzle.author_solution;
  verdict.layout =
      keeps_layout(solution, *solution.layout()) ? AuthorVerdict::Layout::Kept : AuthorVerdict::Layout::Broken;
  if (verdict.layout == AuthorVerdict::Layout::Broken) return verdict;
  RuleSet all = puzzle.rules;
  for (const RuleSuggestion& suggestion : suggestions.rules) {
    if (!rule_row(suggestion.rule.kind).belongs_to_layout()) all.insert(suggestion.rule);
  }
  const auto is_kept = [&](const Rule& rule) {
    if (rule_row(rule.kind).belongs_to_layout()) return keeps_rule_of_layout(solution, rule.kind);
    return holds(rule, solution.digits(), *solution.layout(), all);
  };
  RuleSet kept;
  for (const Rule& rule : puzzle.rules) {
    if (is_kept(rule)) {
      kept.insert(rule);
    } else {
      verdict.stated.push_back(rule);
    }
  }
  puzzle.rules = std::move(kept);
  std::vector<RuleSuggestion> left;
  for (RuleSuggestion& suggestion : suggestions.rules) {
    const std::vector<Rule> instead = std::move(suggestion.instead);
    suggestion.instead.clear();
    if (is_kept(suggestion.rule)) {
      left.push_back(std::move(suggestion));
    } else if (!instead.empty() && std::all_of(instead.begin(), instead.end(), is_kept)) {
      for (const Rule& rule : instead) {
        RuleSuggestion other = suggestion;
        other.rule = rule;
        left.push_back(std::move(other));
      }
    } else {
      verdict.drawn.push_back(std::move(suggestion));
    }
  }
  suggestions.rules = std::move(left);
  return verdict;
}

}  // namespace nonet
