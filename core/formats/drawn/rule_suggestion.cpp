#include "core/formats/drawn/rule_suggestion.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/formats/drawn/drawn_color.h"
#include "core/formats/drawn/drawn_places.h"
#include "core/formats/drawn/rule_words.h"
#include "core/formats/drawn/suggestions.h"
#include "core/formats/rule_text.h"
#include "core/grid/rule_table.h"

namespace nonet {

std::string_view name_of(DrawnReason reason) {
  constexpr std::array<std::string_view, 19> kNames{
      "line-with-bulb",     "branch-of-bulb",    "line-with-circles",    "line-with-diamonds", "line-of-color",
      "only-line-in-words", "line-across-grid",  "arrow-with-circle",    "arrow-with-pill",    "arrow-beside-number",
      "number-outside",     "dot-between-cells", "letter-between-cells", "sign-between-cells", "circle-at-corner",
      "shape-in-cell",      "line-in-words",     "shape-in-words",       "words-alone"};
  return kNames[static_cast<std::size_t>(reason)];
}

std::string_view name_of(SuggestionCertainty certainty) {
  constexpr std::array<std::string_view, 3> kNames{"low", "likely", "sure"};
  return kNames[static_cast<std::size_t>(certainty)];
}

std::string_view name_of(ReadingChange change) {
  constexpr std::array<std::string_view, 5> kNames{"taken", "instead", "apart", "joined", "number"};
  return kNames[static_cast<std::size_t>(change)];
}

Suggestions::Suggestions(const ParsedPuzzle& puzzle, const PadDrawing& drawing)
    : puzzle_(puzzle),
      drawing_(drawing),
      takes_similar_bulbs_(!word_for(RuleKind::Thermometer, drawing.words).empty() &&
                           word_for(RuleKind::Palindrome, drawing.words).empty()),
      is_doubtful_(!doubtful_word(drawing.words).empty()),
      phrases_(rule_phrases(drawing.words)) {}

bool Suggestions::is_bulb(const DrawnShape& circle, std::string_view line_color) const {
  const DrawnColor fill = color_named(circle.fill);
  if (!is_circle_of_cell(circle) || fill == DrawnColor::None || fill == DrawnColor::White) return false;
  if (are_equal_colors(circle.fill, line_color)) return true;
  return fill == color_named(line_color) && takes_similar_bulbs_;
}

void Suggestions::add(RuleSuggestion suggestion) {
  auto& [rule, reason, certainty, word, instead, contradicts_words] = suggestion;
  const bool is_of_layout = rule_row(rule.kind).belongs_to_layout();
  if (is_of_layout && has_in_layout(rule.kind)) return;
  const bool is_refused =
      is_of_layout ? layout_with_rule(layout(), rule.kind) == nullptr : error_in_rule(rule, layout()).has_value();
  if (is_refused && !instead.empty() && instead.front().change == ReadingChange::Apart) {
    // Together they are no rule, so they are meant one by one.
    for (Rule& each : instead.front().rules) add(std::move(each), reason, certainty, word);
    return;
  }
  std::vector<RuleSuggestion>& found = is_refused ? found_.refused : found_.rules;
  rule = canonical_rule(std::move(rule));
  if (std::find(puzzle_.rules.begin(), puzzle_.rules.end(), rule) != puzzle_.rules.end()) return;
  const auto known = std::find_if(found.begin(), found.end(),
                                  [&](const RuleSuggestion& each) { return each.rule == suggestion.rule; });
  if (is_doubtful_ && certainty == SuggestionCertainty::Sure) certainty = SuggestionCertainty::Likely;
  std::erase_if(instead, [&](const OtherReading& other) {
    return std::any_of(other.rules.begin(), other.rules.end(),
                       [&](const Rule& each) { return error_in_rule(each, layout()).has_value(); });
  });
  for (OtherReading& other : instead) {
    for (Rule& each : other.rules) each = canonical_rule(std::move(each));
  }
  if (known == found.end()) {
    const std::size_t count = puzzle_.rules.size_with_parts() + size_with_parts_ + count_with_parts(rule);
    if (count > kMaxRules) return;
    size_with_parts_ += count_with_parts(rule);
    found.push_back(std::move(suggestion));
  } else if (known->certainty < certainty) {
    *known = std::move(suggestion);
  }
}

bool Suggestions::has_in_layout(RuleKind kind) const { return layout().spec().rules.contains(kind); }

const RulePhrase* Suggestions::phrase_for(RuleKind kind) const {
  const auto found = std::find_if(phrases_.begin(), phrases_.end(),
                                  [&](const RulePhrase& phrase) { return phrase.kind == kind && !phrase.is_denied; });
  return found == phrases_.end() ? nullptr : &*found;
}

void Suggestions::add_conventional(Rule rule, DrawnReason reason) {
  const std::string_view word = word_for(rule.kind, words());
  SuggestionCertainty certainty = SuggestionCertainty::Sure;
  const bool is_otherwise = is_told_otherwise(rule.kind, words());
  if (is_otherwise) {
    certainty = SuggestionCertainty::Low;
  } else if (word.empty()) {
    certainty = words().empty() ? SuggestionCertainty::Likely : SuggestionCertainty::Low;
  }
  add({std::move(rule), reason, certainty, word, {}, is_otherwise});
}

void Suggestions::add_ambiguous(std::vector<Rule> meanings, DrawnReason reason) {
  std::erase_if(meanings, [&](const Rule& rule) { return error_in_rule(rule, layout()).has_value(); });
  if (meanings.empty()) return;
  std::vector<OtherReading> others;
  for (std::size_t index = 1; index < meanings.size(); ++index) {
    const bool is_other_kind = meanings[index].kind != meanings.front().kind;
    others.push_back({is_other_kind ? ReadingChange::Instead : ReadingChange::Number, {std::move(meanings[index])}});
  }
  add(std::move(meanings.front()), reason, SuggestionCertainty::Low, {}, std::move(others));
}

RuleSuggestions suggested_rules(const ParsedPuzzle& puzzle) {
  if (!puzzle.document) return {};
  const PadDrawing drawing = drawing_of(*puzzle.document);
  Suggestions suggestions(puzzle, drawing);
  suggest_from_lines(suggestions);
  suggest_from_shapes(suggestions);
  suggest_from_words(suggestions);
  return std::move(suggestions).finish();
}

bool look_alike(const RuleSuggestion& one, const RuleSuggestion& other) {
  return one.rule.kind == other.rule.kind && one.reason == other.reason && one.certainty == other.certainty &&
         one.contradicts_words == other.contradicts_words;
}

LayoutRef layout_with_rule(const Layout& layout, RuleKind kind) {
  LayoutSpec spec = layout.spec();
  spec.rules.insert(kind);
  const auto made = Layout::make(spec);
  return made ? made.value() : nullptr;
}

void take_rule(ParsedPuzzle& puzzle, const Rule& rule) {
  if (!rule_row(rule.kind).belongs_to_layout()) return puzzle.rules.insert(rule);
  const LayoutRef layout = layout_with_rule(*puzzle.grid.layout(), rule.kind);
  if (!layout) return;
  const auto moved = [&](const Grid& grid) {
    Grid copy(layout);
    std::copy(grid.digits().begin(), grid.digits().end(), copy.digits().begin());
    return copy;
  };
  puzzle.grid = moved(puzzle.grid);
  if (puzzle.grid_now) puzzle.grid_now = moved(*puzzle.grid_now);
  if (puzzle.author_solution) puzzle.author_solution = moved(*puzzle.author_solution);
}

}  // namespace nonet
