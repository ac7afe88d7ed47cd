#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/drawn/pad_drawing.h"
#include "core/formats/drawn/rule_phrases.h"
#include "core/formats/drawn/rule_suggestion.h"
#include "core/grid/layout.h"

namespace nonet {

/// A drawing with more suggestions has one reading only, because suggestions are compared with each other.
inline constexpr std::size_t kManySuggestions = 300;

/// The suggestions for a drawing while they are collected.
class Suggestions {
 public:
  Suggestions(const ParsedPuzzle& puzzle, const PadDrawing& drawing);

  const Layout& layout() const { return *puzzle_.grid.layout(); }
  const PadDrawing& drawing() const { return drawing_; }
  const std::string& words() const { return drawing_.words; }
  const RuleSet& stated() const { return puzzle_.rules; }

  /// True for a circle that is the bulb of a line: it has the colour of the line. When the words name thermometers and
  /// no palindromes, a similar colour is enough.
  bool is_bulb(const DrawnShape& circle, std::string_view line_color) const;

  /// Adds a rule that the puzzle does not have, among the refused ones if the layout cannot have it. The more certain
  /// of two equal suggestions counts. None is sure when a word speaks of another meaning (doubtful_word()).
  void add(RuleSuggestion suggestion);
  void add(Rule rule, DrawnReason reason, SuggestionCertainty certainty, std::string_view word,
           std::vector<OtherReading> instead = {}) {
    add({std::move(rule), reason, certainty, word, std::move(instead)});
  }
  /// Does the same for a look with one meaning by convention. A word for the kind makes it sure; words that do not name
  /// the kind leave it with low certainty.
  void add_conventional(Rule rule, DrawnReason reason);
  /// Does the same for a look with several meanings, none of which the words name. Those that the layout cannot have
  /// are left out.
  void add_ambiguous(std::vector<Rule> meanings, DrawnReason reason);

  /// What the words say, sentence by sentence.
  const std::vector<RulePhrase>& phrases() const { return phrases_; }
  /// The first sentence that means a kind and does not deny it. Null when there is none.
  const RulePhrase* phrase_for(RuleKind kind) const;
  /// The suggestions so far.
  const std::vector<RuleSuggestion>& rules() const { return found_.rules; }

  RuleSuggestions finish() && { return std::move(found_); }

 private:
  bool has_in_layout(RuleKind kind) const;

  const ParsedPuzzle& puzzle_;
  const PadDrawing& drawing_;
  bool takes_similar_bulbs_;
  bool is_doubtful_;
  std::vector<RulePhrase> phrases_;
  RuleSuggestions found_;
  // Of all suggestions, those that are refused too.
  std::size_t size_with_parts_ = 0;
};

/// Adds what lines and arrows suggest.
void suggest_from_lines(Suggestions& suggestions);
/// Adds what an arrow suggests.
void suggest_from_arrow(Suggestions& suggestions, const DrawnLine& arrow);
/// Adds what a line suggests that has a head as a line of three points, where the words name arrows. False for other
/// lines.
bool suggest_from_line_with_head(Suggestions& suggestions, const DrawnLine& line);
/// Adds what circles, rectangles and texts suggest.
void suggest_from_shapes(Suggestions& suggestions);
/// Adds what the words alone tell, and what they tell of shapes in cells. Comes last: pairs without a dot depend on the
/// dots.
void suggest_from_words(Suggestions& suggestions);

}  // namespace nonet
