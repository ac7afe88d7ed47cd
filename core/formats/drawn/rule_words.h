#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/formats/drawn/drawn_color.h"
#include "core/grid/rule.h"

namespace nonet {

/// How people name a kind of rules, and how they draw it.
struct DrawnKind {
  RuleKind kind;
  /// English words, in small letters. A word counts at the beginning of a word: `thermo` is in `thermometers`. One that
  /// ends with a blank counts as a whole word.
  std::array<std::string_view, 7> words;
  /// The colours that lines of the kind mostly have when nothing is drawn at their ends.
  std::array<DrawnColor, 2> colors = {};
};

/// Returns all kinds that drawings suggest, in the order of the kinds.
std::span<const DrawnKind> drawn_kinds();

/// Returns the word that names a kind of rules among the words of a puzzle, which are in small letters, or a word of a
/// sentence that says what the kind means. Empty when none does. Knows English words.
std::string_view word_for(RuleKind kind, std::string_view words);

/// What the words say of thermometers: whether some are slow, by name or because their digits increase or stay the
/// same, and whether others increase.
struct ThermometerWords {
  bool slow = false;
  bool strict = false;
};
ThermometerWords thermometer_words(std::string_view words);

/// Returns a word that often says that rules mean something else than their look, such as cells whose value is not
/// their digit, rules of which some are false, and regions that have to be found. Empty when there is none. Of 186
/// puzzles of SudokuPad whose rules were read wrongly, 120 have such a word; of 248 that were read rightly, 22.
std::string_view doubtful_word(std::string_view words);

/// True when a sentence about arrows, or about numbers outside the grid, tells another meaning than a sum.
bool is_told_otherwise(RuleKind kind, std::string_view words);

/// Returns the N of the first `at least N` that soon follows a word. None when there is none.
std::optional<int> least_after(std::string_view word, std::string_view words);

}  // namespace nonet
