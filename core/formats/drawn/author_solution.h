#pragma once

#include <span>
#include <vector>

#include "core/formats/drawn/rule_suggestion.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Whether a full grid keeps a rule: `holds` of core/rules/kinds, which a program hands in that has it.
using RuleTest = bool(const Rule& rule, std::span<const Digit> full, const Layout& layout, const RuleSet& rules);

/// What the author's solution of a puzzle says about the rules that were read.
struct AuthorVerdict {
  enum class Layout : std::uint8_t {
    Unknown,  ///< The text has no solution with a digit for each cell.
    Kept,     ///< All houses and pairs of the layout have different digits.
    Broken,   ///< Some have not. Then the rules are not judged.
  };

  Layout layout = Layout::Unknown;
  /// Rules of the puzzle that the solution breaks. They are no longer rules of the puzzle.
  std::vector<Rule> stated;
  /// Suggestions that the solution breaks. They are no longer among the suggestions.
  std::vector<RuleSuggestion> drawn;
};

/// Takes out of a puzzle and out of its suggestions what the author's solution breaks: it was read wrongly.
AuthorVerdict take_out_broken(ParsedPuzzle& puzzle, RuleSuggestions& suggestions, RuleTest& holds);

}  // namespace nonet
