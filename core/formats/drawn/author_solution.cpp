#include "core/formats/drawn/author_solution.h"

#include <algorithm>

#include "core/formats/drawn/suggestions.h"
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

// Thermometers of one puzzle may differ, and so may strokes. Other things that look alike mean the same.
bool may_differ(const RuleSuggestion& suggestion, const OtherReading& other) {
  return other.change == ReadingChange::Apart || other.change == ReadingChange::Joined ||
         suggestion.reason == DrawnReason::LineWithBulb || suggestion.reason == DrawnReason::BranchOfBulb;
}

const Rule* meaning_of_kind(const RuleSuggestion& suggestion, RuleKind kind) {
  if (suggestion.rule.kind == kind) return &suggestion.rule;
  for (const OtherReading& other : suggestion.instead) {
    if (other.rules.size() == 1 && other.rules.front().kind == kind) return &other.rules.front();
  }
  return nullptr;
}

// Gives things that look alike the first meaning that the solution keeps for all of them.
template <class IsKept>
void read_alike(std::vector<RuleSuggestion>& suggestions, const IsKept& is_kept) {
  if (suggestions.size() > kManySuggestions) return;
  for (const RuleSuggestion& first : std::vector<RuleSuggestion>(suggestions)) {
    if (first.instead.empty() || may_differ(first, first.instead.front())) continue;
    std::vector<RuleSuggestion*> alike;
    for (RuleSuggestion& each : suggestions) {
      if (look_alike(each, first)) alike.push_back(&each);
    }
    const auto all_keep = [&](RuleKind kind) {
      return std::all_of(alike.begin(), alike.end(), [&](const RuleSuggestion* each) {
        const Rule* meaning = meaning_of_kind(*each, kind);
        return meaning != nullptr && is_kept(*meaning);
      });
    };
    if (all_keep(first.rule.kind)) continue;
    const auto kept = std::find_if(first.instead.begin(), first.instead.end(), [&](const OtherReading& other) {
      return other.change == ReadingChange::Instead && all_keep(other.rules.front().kind);
    });
    if (kept == first.instead.end()) continue;
    for (RuleSuggestion* each : alike) {
      each->rule = Rule(*meaning_of_kind(*each, kept->rules.front().kind));
      each->instead.clear();
    }
  }
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
  read_alike(suggestions.rules, is_kept);
  const auto are_kept = [&](const std::vector<Rule>& rules) {
    return std::all_of(rules.begin(), rules.end(), is_kept);
  };
  std::vector<RuleSuggestion> left;
  for (RuleSuggestion& suggestion : suggestions.rules) {
    if (is_kept(suggestion.rule)) {
      std::erase_if(suggestion.instead, [&](const OtherReading& other) { return !are_kept(other.rules); });
      left.push_back(std::move(suggestion));
      continue;
    }
    const std::vector<OtherReading> instead = std::move(suggestion.instead);
    suggestion.instead.clear();
    const auto reading = std::find_if(instead.begin(), instead.end(), [&](const OtherReading& other) {
      return may_differ(suggestion, other) && are_kept(other.rules);
    });
    if (reading == instead.end()) {
      verdict.drawn.push_back(std::move(suggestion));
      continue;
    }
    for (const Rule& rule : reading->rules) {
      RuleSuggestion other = suggestion;
      other.rule = rule;
      left.push_back(std::move(other));
    }
  }
  suggestions.rules = std::move(left);
  return verdict;
}

}  // namespace nonet
