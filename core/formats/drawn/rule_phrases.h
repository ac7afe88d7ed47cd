#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/drawn/drawn_color.h"
#include "core/grid/rule.h"

namespace nonet {

/// What a sentence that means a kind of rules is about.
enum class PhraseSubject : std::uint8_t {
  Grid,   ///< All cells, such as cells a knight's move apart.
  Line,   ///< Lines that are drawn.
  Pairs,  ///< All pairs of neighbours without a dot or a letter.
  Cells,  ///< Cells with a circle, a square or a shade.
  Dots,   ///< Neighbours with a dot of a colour that is neither white nor black.
};

/// What one sentence of an author says of a kind of rules, by its meaning or by its name.
struct RulePhrase {
  RuleKind kind;
  PhraseSubject subject;
  /// A bit for each DrawnColor that the sentence names.
  std::uint16_t colors = 0;
  /// The number of the rule, such as the least difference of neighbours on a line. Of equal sums, how many digits at
  /// each end have the sum; none for halves of the line.
  std::optional<int> value = std::nullopt;
  /// True when the sentence says that the rule does not hold: `Not all dots are given.`
  bool is_denied = false;
  /// The first of the words by which the sentence was understood. Outlives the text.
  std::string_view word = {};
  /// True when the digits of a line with one difference rise from one end to the other.
  bool is_in_order = false;

  bool names(DrawnColor color) const { return (colors >> static_cast<int>(color) & 1) != 0; }
};

/// Returns the colours that a sentence names, a bit for each DrawnColor. Sentences are in small letters.
std::uint16_t colors_in(std::string_view sentence);

/// Returns what the words of an author say, sentence by sentence. The words are plain (plain_words()) and English.
std::vector<RulePhrase> rule_phrases(std::string_view words);

/// Returns the colours of the lines of which a sentence speaks without a meaning that is known here.
std::uint16_t colors_without_meaning(std::string_view words);

/// True when the words say that the digits of the grid are not those from 1 to its side, that the usual rules do not
/// apply, or that rules may be false. What the words mean is then not known.
bool words_are_withheld(std::string_view words);

}  // namespace nonet
