#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/generate/puzzle_form.h"
#include "core/grid/puzzle.h"
#include "core/util/result.h"

namespace nonet {

/// In the first edition, the random numbers of a puzzle follow from the seed and the index alone. So one seed gives the
/// same solutions to different goals. Daily puzzles and settings of that time keep the first edition.
inline constexpr std::uint64_t kFirstEdition = 1;
/// Since the second edition, the random numbers follow from the goal too: hash_of_goal().
inline constexpr std::uint64_t kNewestEdition = 2;

/// A goal as a person or a program writes it. The doors fill in these fields and decide nothing: read_form(),
/// read_difficulty(), attempts_of() and read_rule_goal() know every default. An empty text, none, false or 0 asks for
/// nothing. A goal with `rules` asks for a puzzle with rules of its own.
struct GoalFields {
  /// A name of layout_of_name(), or `jigsaw:N` for random regions in a grid of side N. Empty: the layout of `keep` or
  /// `start`, else the usual layout of as many cells as `pattern` has, else 3x3.
  std::string layout;
  /// A name of symmetry_named().
  std::string symmetry;
  /// `A-B` or `N`. With rules: for a killer exactly N givens, none by default; for other rules at most B givens, and A
  /// must be 0.
  std::string clues;
  /// With rules: a killer leaves out cages that are not needed. Other puzzles with rules have needed parts alone.
  bool minimal = false;
  /// A symbol for each cell, row by row: `.` or `0` for a blank cell, any other symbol for a clue. White space, and
  /// lines that begin with
  /// `# `, are left out. A text without any symbol has no clue; only the empty text asks for no pattern.
  std::string pattern;
  std::optional<Grid> keep;
  /// `remove`, `add`, `swap` or `shift`.
  std::string method;
  std::optional<Grid> start;

  /// `easy`, `medium`, `hard`, `expert` or `extreme`. With rules also a range, such as `easy-hard`.
  std::string level;
  /// `A-B` or `A`, in ratings such as 6.6.
  std::string rating;
  /// `A-B` or `N`: how many steps of the path are no singles.
  std::string steps;
  /// Ids of techniques, joined by commas. See Difficulty for the meaning.
  std::string shown;
  std::string needed;
  std::string allowed;
  std::string forbidden;

  /// A word with a different letter for each digit, in UTF-8. The word then stands in a row, a column or a diagonal of
  /// the solution: its letters are the digits 1 to n in their order (with_digits_in_order()). Without a
  /// difficulty the word changes nothing else about the puzzles of a seed. Small letters of a to z count as capitals;
  /// other letters are compared as they are written. Not beside `keep`.
  std::string word;

  std::uint64_t attempts = 0;

  /// Which puzzles a seed stands for: kFirstEdition or kNewestEdition. 0: the newest edition.
  std::uint64_t edition = 0;

  /// `killer`, or ids of kinds joined by commas, each with a weight or without: `thermometer,white-dot=2`.
  std::string rules;
  /// With rules. `A-B` or `N`: the numbers of cells of a cage of a killer, `2-5` by default. For other rules N is the
  /// largest number of cells of a line or a cage, 5 by default.
  std::string cells;
  /// With rules: a puzzle that is completed. Then `layout` has no meaning, `killer` means cages, and `clues` and
  /// `symmetry` must be unset.
  std::optional<Puzzle> drawn;
};

/// Which goals a field has a meaning for.
enum class FieldUse : std::uint8_t { AnyGoal, GoalWithoutRules, GoalWithRules };

/// A field that a door fills in from one value.
struct GoalFieldRow {
  /// The name of the field in JavaScript and in errors.
  std::string_view name;
  /// The option of the command line, without dashes. Empty when the command line must read a file or a layout for the
  /// field.
  std::string_view option;
  FieldUse use;
  std::variant<std::string GoalFields::*, bool GoalFields::*, std::uint64_t GoalFields::*> member;
};

/// All fields but `keep`, `start` and `drawn`, which are puzzles. A door that fills in the fields by this table knows a
/// new field at once.
std::span<const GoalFieldRow> goal_field_table();

/// Returns the name of the first field of the table that asks for something and has this use. Empty when there is none.
std::string_view first_field_set(const GoalFields& fields, FieldUse use);

/// What is wrong with a field.
enum class GoalFault : std::uint8_t {
  UnknownLayout,
  UnknownSymmetry,
  UnknownMethod,
  BadClues,          ///< `clues` is no range of whole numbers from 1 to 10000.
  PatternSize,       ///< `pattern` has another number of cells than the layout.
  BlankPattern,      ///< `pattern` has no clue.
  PatternDecides,    ///< `clues` or `symmetry` are asked for although `pattern` names the cells.
  CellsWithRegions,  ///< `keep`, `pattern` or `start` are given for random regions, where each puzzle has other
                     ///< regions.
  OtherLayout,       ///< `keep` or `start` has another layout than the goal.
  WordLength,        ///< `word` has another number of letters than the layout has digits: `found` and `expected`.
  WordLetter,        ///< The sign number `found` of `word`, `symbol`, is no letter.
  RepeatedLetter,    ///< The letter number `found` of `word`, `symbol`, is number `expected`, too.
  WordAndKeep,       ///< `word` exchanges digits, and `keep` names digits.
  UnknownLevel,
  BadBounds,  ///< The field is no range, or has numbers that it cannot have: `rating` is within 0 to 20,
              ///< and `edition` is at most kNewestEdition.
  UnknownTechnique,
  FieldWithRules,     ///< The field has no meaning in a goal with rules.
  FieldWithoutRules,  ///< The field has a meaning only in a goal with rules.
  UnknownRule,  ///< `symbol` is neither `killer` nor the id of a kind that can be made, or its weight is no number from
                ///< 1 to 1000.
  RepeatedRule,  ///< The kind `symbol` is listed twice.
  BadSide,       ///< The side is not from kMinRulePuzzleSide to kMaxRulePuzzleSide.
  BadCells,      ///< `cells` does not fit the side, or is a range for lines.
  BadGivens,     ///< `clues` does not fit a grid with rules, or is a range for a killer.
  BadSymmetry,   ///< Killers can have half turns, other puzzles with rules no symmetry.
};

/// Why the fields are no goal.
struct GoalError {
  GoalFault fault;
  /// The name of the field that is wrong: a name of goal_field_table(), `keep` or `start`.
  std::string_view field;
  /// For PatternSize: the number of cells that the pattern has, and that it must have. Of a word: as its faults say.
  int found = 0;
  int expected = 0;
  /// For UnknownRule and RepeatedRule, and for letters of a word.
  std::string symbol = {};
};

/// Returns the name of a fault in kebab-case, as interfaces have it.
std::string_view name_of(GoalFault fault);

/// Reads a form. Does not check whether a puzzle can have it: error_in() does.
Result<PuzzleForm, GoalError> read_form(const GoalFields& fields);

/// True when the fields ask for a level, a rating or techniques.
bool asks_for_difficulty(const GoalFields& fields);

/// Returns a word of a goal with capitals in place of a to z.
std::string word_in_capitals(std::string_view word);

/// How many puzzles are tried for each puzzle wanted. The default is 100,000 when a difficulty is asked for or puzzles
/// are avoided, and kFormAttempts otherwise. For a layout that is no square there are fewer: as many drafts as take
/// about half a minute, and at least 20. With a pattern the defaults are 500 and kPatternAttempts. For a form with
/// wants_few_clues() the default is 200. `form` is that of the fields.
std::uint64_t attempts_of(const GoalFields& fields, const PuzzleForm& form, bool avoids_puzzles);

/// A range `A-B`, or one number for both ends.
struct NumberRange {
  int first;
  int last;
};
/// None unless A <= B, 1 <= B and B <= 10000.
std::optional<NumberRange> number_range_of(std::string_view text);

std::optional<Method> method_named(std::string_view name);

/// Returns N for `jigsaw:N` with N from 2 to 100: a grid of side N with random regions. 0 for other names.
int random_jigsaw_side(std::string_view layout_name);

}  // namespace nonet
