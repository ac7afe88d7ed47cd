#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/api/teaching/difficulty.h"
#include "core/generate/puzzle_form.h"
#include "core/util/control.h"

namespace nonet {

/// The clues that a judge may add to a puzzle to make it easier.
struct AddableClues {
  /// Clues of these cells are added together: each set is an orbit of the symmetry of the puzzle. Empty when no clue may be added.
  std::vector<Orbit> orbits;
  /// The puzzle must not get more clues than this.
  int most_clues = 0;
};

/// The clues that can be added to a puzzle of a form: none when the form asks for a minimal puzzle, a pattern or a method of classrooms.
AddableClues addable_clues(const PuzzleForm& form, int side);

/// A part of a goal, which a puzzle can fail to meet.
enum class GoalPart : std::uint8_t {
  Form,  ///< No puzzle of the wanted form was made: the number of clues was not reached, or the pattern has several solutions.
  Level,     ///< The puzzle is of another level.
  Allowed,   ///< The allowed techniques do not solve the puzzle.
  Required,  ///< The allowed techniques solve the puzzle without a required technique.
  Rating,    ///< The rating is outside the range.
  New,       ///< The puzzle is isomorphic to one that is to be avoided.
};
inline constexpr int kGoalParts = 6;

/// The judgement of a puzzle.
struct Verdict {
  bool accepted = false;
  /// The part of the difficulty that the puzzle does not meet. The further parts were not examined. None when the puzzle is accepted, or
  /// when a stop was requested.
  std::optional<GoalPart> failed;
  /// How far the puzzle is from the difficulty: 0 when it is accepted. The tenth of a level, a tenth of a rating, and a tenth of the cells
  /// count 1 each.
  double distance = 0;
  /// The puzzle that was judged: with further clues when the judge added some.
  Grid puzzle;
  /// The level, when it was found out.
  std::optional<Level> level;
  /// The rating ER, when it was found out. With `is_bound`, ER is this or higher.
  std::optional<Tenths> rating;
  bool rating_is_bound = false;
};

/// Decides whether a puzzle has a difficulty, which check() must not refuse. The puzzle must have exactly one solution, `made.solution`.
///
/// The cheap parts are examined first: a pass of singles, then the techniques level by level, then the rating. When the allowed techniques
/// get stuck and `addable` has clues, adds clues of the solution until they solve the puzzle. Adds only clues with which each required
/// technique stays required. Clues are added only when the difficulty requires or forbids techniques.
///
/// The verdict is a function of the arguments alone. When a stop is requested, the verdict is no verdict: ask the token. Takes about 4 µs
/// for a 9×9 puzzle that singles solve, and up to some milliseconds for others. `rater` is called only when the difficulty has a rating.
Verdict judge(const GeneratedPuzzle& made, const Difficulty& difficulty, const AddableClues& addable = {},
              StopToken stop = {}, const RateFunction& rater = &rate);

/// What players ask about a puzzle.
struct PuzzleFigures {
  /// The level and the hardest technique on the teacher's path; none when the teacher has no path, or a stop was requested.
  std::optional<Level> level;
  std::optional<Technique> hardest;
  /// The rating ER; none when the layout has no rating, or a stop was requested.
  std::optional<Tenths> rating;
};

/// Returns the level, the hardest technique and the rating of a puzzle with one solution. Without a `rater` there is no rating. Takes
/// about a millisecond for 9×9.
PuzzleFigures figures_of(const Grid& puzzle, StopToken stop = {}, const RateFunction& rater = &rate);

}  // namespace nonet
