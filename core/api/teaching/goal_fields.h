#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/generate/puzzle_form.h"
#include "core/util/result.h"

namespace nonet {

/// A goal as a person or a program writes it. The doors fill in these fields and decide nothing: read_form(), read_difficulty() and
/// attempts_of() know every default. An empty text, none, false or 0 asks for nothing.
struct GoalFields {
  /// A name of layout_of_name(), or `jigsaw:N` for random regions in a grid of side N. Empty: the layout of `keep` or `start`, else the
  /// usual layout of as many cells as `pattern` has, else 3x3.
  std::string layout;
  /// A name of symmetry_named().
  std::string symmetry;
  /// `A-B` or `N`.
  std::string clues;
  bool minimal = false;
  /// A symbol for each cell, row by row: `.` or `0` for a blank cell, any other symbol for a clue. White space, and lines that begin with
  /// `# `, are left out. A text without any symbol has no clue; only the empty text asks for no pattern.
  std::string pattern;
  std::optional<Grid> keep;
  /// `remove`, `add`, `swap` or `shift`.
  std::string method;
  std::optional<Grid> start;

  /// `easy`, `medium`, `hard`, `expert` or `extreme`.
  std::string level;
  /// `A-B` or `A`, in ratings such as 6.6.
  std::string rating;
  /// Ids of techniques, joined by commas. See Difficulty for the meaning.
  std::string shown;
  std::string needed;
  std::string allowed;
  std::string forbidden;

  std::uint64_t attempts = 0;
};

/// What is wrong with a field.
enum class GoalFault : std::uint8_t {
  UnknownLayout,
  UnknownSymmetry,
  UnknownMethod,
  BadClues,          ///< `clues` is no range of whole numbers from 1 to 10000.
  PatternSize,       ///< `pattern` has another number of cells than the layout.
  BlankPattern,      ///< `pattern` has no clue.
  PatternDecides,    ///< `clues` or `symmetry` are asked for although `pattern` names the cells.
  CellsWithRegions,  ///< `keep`, `pattern` or `start` are given for random regions, where each puzzle has other regions.
  OtherLayout,       ///< `keep` or `start` has another layout than the goal.
  UnknownLevel,
  BadRating,  ///< `rating` is no range within 0 to 20.
  UnknownTechnique,
};

/// Why the fields are no goal.
struct GoalError {
  GoalFault fault;
  /// For PatternSize: the number of cells that the pattern has, and that it must have.
  int found = 0;
  int expected = 0;
};

/// Reads a form. Does not check whether a puzzle can have it: error_in() does.
Result<PuzzleForm, GoalError> read_form(const GoalFields& fields);

/// True when the fields ask for a level, a rating or techniques.
bool asks_for_difficulty(const GoalFields& fields);

/// How many puzzles are tried for each puzzle wanted. The default is 100,000 when a difficulty is asked for or puzzles are avoided, and
/// kFormAttempts otherwise. With a pattern the defaults are 500 and kPatternAttempts. For a
/// form with wants_few_clues() the default is 200. `form` is that of the fields.
std::uint64_t attempts_of(const GoalFields& fields, const PuzzleForm& form, bool avoids_puzzles);

/// A range `A-B`, or one number for both ends.
struct NumberRange {
  int first;
  int last;
};
/// None unless A <= B, 1 <= B and B <= 10000.
std::optional<NumberRange> clue_range_of(std::string_view text);

std::optional<Method> method_named(std::string_view name);

/// Returns N for `jigsaw:N` with N from 2 to 100: a grid of side N with random regions. 0 for other names.
int random_jigsaw_side(std::string_view layout_name);

}  // namespace nonet
