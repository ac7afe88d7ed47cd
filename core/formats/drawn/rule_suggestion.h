#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/formats/parsed_puzzle.h"
#include "core/grid/rule.h"

namespace nonet {

/// What in a drawing suggests a rule.
enum class DrawnReason : std::uint8_t {
  LineWithBulb,        ///< A line with a filled circle of its colour at one end.
  BranchOfBulb,        ///< A line that begins on a line with a bulb, and looks like it.
  LineWithCircles,     ///< A line with circles at both ends.
  LineWithDiamonds,    ///< A line with diamonds at both ends.
  LineOfColor,         ///< A line in a colour that a kind mostly has.
  OnlyLineInWords,     ///< A line of any colour, when all have one colour and the words name one kind of lines.
  LineAcrossGrid,      ///< A line from corner to corner of the grid.
  ArrowWithCircle,     ///< An arrow that begins at a circle.
  ArrowWithPill,       ///< An arrow that begins at a circle drawn over several cells.
  ArrowBesideNumber,   ///< A short diagonal arrow beside a number outside the grid.
  NumberOutside,       ///< A number outside the grid, beside a row or column.
  DotBetweenCells,     ///< A small white or black circle on the edge of two cells.
  LetterBetweenCells,  ///< An X or V on the edge of two cells.
  SignBetweenCells,    ///< A sign such as < on the edge of two cells.
  CircleAtCorner,      ///< A circle with digits where four cells meet.
  ShapeInCell,         ///< A grey circle or a grey square inside a cell.
  LineInWords,         ///< A line of a colour to which the words give a meaning.
  ShapeInWords,        ///< Shapes in cells to which the words give a meaning.
  WordsAlone,          ///< Nothing is drawn: only the words tell the rule.
};

/// Returns the name of a reason, such as `line-with-bulb`.
std::string_view name_of(DrawnReason reason);

/// How certain a suggestion is.
enum class SuggestionCertainty : std::uint8_t {
  Low,     ///< It looks like this, but this look has several meanings, or the words do not name the rule.
  Likely,  ///< This look has one meaning by convention, and no words speak against it; or the words name the rule, and
           ///< a word says that rules may mean something else than their look.
  Sure,    ///< The words of the puzzle name the rule, too.
};

/// Returns `low`, `likely` or `sure`.
std::string_view name_of(SuggestionCertainty certainty);

/// How a reading of a drawing differs from the first reading.
enum class ReadingChange : std::uint8_t {
  Taken,    ///< Rules of low certainty are taken.
  Instead,  ///< The rules are of another kind.
  Apart,    ///< Strokes are lines of their own, and not one line.
  Joined,   ///< Strokes that meet are one line.
  Number,   ///< The rules have another number.
};

/// Returns `taken`, `instead`, `apart`, `joined` or `number`.
std::string_view name_of(ReadingChange change);

/// Another reading of the same drawing.
struct OtherReading {
  ReadingChange change;
  std::vector<Rule> rules;
};

/// A rule that a drawing, or the words of its author, seem to mean.
struct RuleSuggestion {
  /// In canonical form. A kind that belongs to layouts, such as AntiKnight, has no cells: take_rule().
  Rule rule;
  DrawnReason reason;
  SuggestionCertainty certainty;
  /// The word that names the rule among the words of the puzzle. Empty when none does.
  std::string_view word;
  /// Other readings of the same drawing, the most likely first.
  std::vector<OtherReading> instead = {};
  /// True when the words give the drawing another meaning, or may be false. Such a rule is never taken.
  bool contradicts_words = false;
};

/// True for suggestions whose drawings look alike. Things that look alike are read alike.
bool look_alike(const RuleSuggestion& one, const RuleSuggestion& other);

/// What the drawing of a puzzle seems to mean, each rule once.
struct RuleSuggestions {
  /// Without the rules that the puzzle has.
  std::vector<RuleSuggestion> rules;
  /// What no puzzle of this layout can have, such as a thermometer that returns to a cell.
  std::vector<RuleSuggestion> refused;
};

/// Returns what the drawing of a puzzle of SudokuPad or f-puzzles, and the words of its author, seem to mean. Nothing
/// for puzzles of other formats.
RuleSuggestions suggested_rules(const ParsedPuzzle& puzzle);

/// Returns a layout with a rule that belongs to layouts. Null when there is no such layout.
LayoutRef layout_with_rule(const Layout& layout, RuleKind kind);

/// Adds a suggested rule to a puzzle. A rule that belongs to layouts changes the layout.
void take_rule(ParsedPuzzle& puzzle, const Rule& rule);

}  // namespace nonet
