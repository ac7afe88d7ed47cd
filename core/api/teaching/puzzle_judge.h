#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/api/teaching/difficulty.h"
#include "core/api/teaching/puzzle_figures.h"
#include "core/generate/puzzle_form.h"
#include "core/util/control.h"

namespace nonet {

/// The clues that a judge may add to a puzzle to make it easier.
struct AddableClues {
  /// Clues of these cells are added together: each set is an orbit of the symmetry of the puzzle. Empty when no clue
  /// may be added.
  std::vector<Orbit> orbits;
  /// The puzzle must not get more clues than this.
  int most_clues = 0;
  /// True when clues are added also for a level alone. Drafts of classic grids often have the level as they are, and a
  /// search changes those that have not. Drafts of other layouts are mostly too hard.
  bool for_levels = false;
};

/// The clues that can be added to a puzzle of a form: none when the form asks for a minimal puzzle, a pattern or a
/// method of classrooms.
AddableClues addable_clues(const PuzzleForm& form);

/// A part of a goal, which a puzzle can fail to meet.
enum class GoalPart : std::uint8_t {
  Form,      ///< No puzzle of the wanted form was made: the number of clues was not reached, or the pattern has several
             ///< solutions.
  Level,     ///< The puzzle is of another level.
  Allowed,   ///< The allowed techniques do not solve the puzzle.
  Required,  ///< The allowed techniques solve the puzzle without a needed technique.
  Shown,     ///< The path of the allowed techniques does not show a technique.
  Steps,     ///< The path has too few or too many steps that are no singles.
  Rating,    ///< The rating is outside the range.
  New,       ///< The puzzle counts as one that is to be avoided (PuzzleClasses).
  Work,      ///< The techniques take more than kWorkOfPath, so the difficulty of the puzzle is unknown.
};
inline constexpr int kGoalParts = 9;

/// The judgement of a puzzle.
struct Verdict {
  bool accepted = false;
  /// The part of the difficulty that the puzzle does not meet. The further parts were not examined. None when the
  /// puzzle is accepted, or when a stop was requested.
  std::optional<GoalPart> failed;
  /// How far the puzzle is from the difficulty: 0 when it is accepted. The tenth of a level, a tenth of a rating, a
  /// step, and a tenth of the cells count 1 each.
  double distance = 0;
  /// The puzzle that was judged: with further clues when the judge added some.
  Grid puzzle;
  /// What the judge found out about the puzzle.
  PuzzleFigures figures;
};

/// Decides whether a puzzle has a difficulty, which check() must not refuse. The puzzle must have exactly one solution,
/// `made.solution`.
///
/// Examines the cheap parts first: a pass of singles, then the techniques level by level, then the path, then the
/// rating. When the allowed techniques get stuck and `addable` has clues, adds clues of the solution until they solve
/// the puzzle. Adds only clues with which the puzzle is not solved without the techniques that must be shown or needed,
/// nor by those of easier levels. Clues are added when the difficulty asks for or forbids techniques, and for a level
/// alone where `addable` says so.
///
/// The verdict depends on the arguments alone. A puzzle whose techniques take more than kWorkOfPath is rejected for
/// GoalPart::Work. When a stop is requested, the judge ends early and rejects the puzzle without a reason. Takes about
/// 4 µs for a 9×9 puzzle that singles solve, and up to some milliseconds for others. `rater` is called only when the
/// difficulty has a rating.
Verdict judge(const GeneratedPuzzle& made, const Difficulty& difficulty, const AddableClues& addable = {},
              StopToken stop = {}, const RateFunction& rater = &rate);

}  // namespace nonet
