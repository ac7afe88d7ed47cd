#include "core/formats/drawn/author_solution.h"

#include <algorithm>

namespace nonet {

namespace {

bool keeps_layout(const Grid& solution) {
  const Layout& layout = *solution.layout();
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    const auto peers = layout.peers(Cell{index});
    const Digit digit = solution[Cell{index}];
    if (std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return solution[peer] == digit; })) return false;
  }
  return true;
}

}  // namespace

AuthorVerdict take_out_broken(ParsedPuzzle& puzzle, RuleSuggestions& suggestions, RuleTest& holds) {
  AuthorVerdict verdict;
  if (!puzzle.author_solution) return verdict;
  const Grid& solution = *puzzle.author_solution;
  verdict.layout = keeps_layout(solution) ? AuthorVerdict::Layout::Kept : AuthorVerdict::Layout::Broken;
  if (verdict.layout == AuthorVerdict::Layout::Broken) return verdict;
  RuleSet all = puzzle.rules;
  for (const RuleSuggestion& suggestion : suggestions.rules) all.insert(suggestion.rule);
  const auto is_kept = [&](const Rule& rule) { return holds(rule, solution.digits(), *solution.layout(), all); };
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
    (is_kept(suggestion.rule) ? left : verdict.drawn).push_back(std::move(suggestion));
  }
  suggestions.rules = std::move(left);
  return verdict;
}

}  // namespace nonet
