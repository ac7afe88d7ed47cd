#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/formats/drawn/rule_suggestion.h"

namespace nonet {

/// In what a reading of a drawing differs from the first reading.
struct ReadingStep {
  ReadingChange change;
  RuleKind kind;
  /// The kind that the rules have in this reading. Equal to `kind` unless the change is Instead.
  RuleKind read_as;

  friend bool operator==(const ReadingStep&, const ReadingStep&) = default;
};

/// Returns the step as data, such as `instead thermometer slow-thermometer`, `taken palindrome` or `apart renban`.
std::string text_of(const ReadingStep& step);

/// The rules that a drawing means when it is read in one way.
struct DrawnReading {
  /// Empty for the first reading: all suggestions but those of low certainty.
  std::vector<ReadingStep> steps;
  std::vector<Rule> rules;
};

/// Why a reading may be another than the author's although it alone has one solution.
enum class ReadingDoubt : std::uint8_t {
  None,          ///< No doubt, or the author's solution is known and decides.
  MissingRules,  ///< Rules of the puzzle were not read, or this layout cannot have them.
  CutOff,        ///< There are more than kMaxReadings readings.
};

/// The ways to read a drawing.
struct DrawnReadings {
  /// The first reading first, then those that differ from it in less.
  std::vector<DrawnReading> each;
  ReadingDoubt doubt = ReadingDoubt::None;
};

/// The most readings of a drawing.
inline constexpr std::size_t kMaxReadings = 32;

/// Returns the ways to read a drawing. Things that look alike are read alike. Only the first reading when nothing else
/// is possible. Call take_out_broken() before.
///
/// What the author's words do not name is taken only when the author's solution can confirm it.
DrawnReadings readings_of(const ParsedPuzzle& puzzle, const RuleSuggestions& suggestions);

/// Returns the readings as JSON: `[{"steps":[["instead","thermometer","slow-thermometer"]],"rules":[0,"odd r1c1"]}]`. A
/// rule that is a suggestion is its number among them, from 0.
std::string json_of(const std::vector<DrawnReading>& readings, const RuleSuggestions& suggestions,
                    const Layout& layout);

}  // namespace nonet
