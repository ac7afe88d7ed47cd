#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/api/teaching/goal_fields.h"
#include "core/grid/grid.h"
#include "core/logic/teacher.h"
#include "core/rating/rating.h"

namespace nonet {

/// A range of ratings ER in tenths, both ends included.
struct RatingRange {
  Tenths least = 0;
  Tenths most = 999;
};

/// How hard a puzzle is to be. Each part can be left at its default, which asks for nothing. The parts can be combined
/// freely.
struct Difficulty {
  /// The level of the puzzle: the highest level of a technique on the teacher's path.
  std::optional<Level> level;
  /// These techniques alone solve the puzzle.
  TechniqueSet allowed = TechniqueSet::all();
  /// Each of these is on the path of the allowed techniques: where the path takes it, no allowed technique that is
  /// taught before it has a step. When every technique taught before the hardest of them is allowed, that is the path
  /// of `nonet explain --order technique`.
  TechniqueSet shown;
  /// Each of these is needed: the other allowed techniques do not solve the puzzle without it. The path of all
  /// techniques may go round it.
  TechniqueSet required;
  /// The rating of the puzzle, for 9×9 grids without variants.
  std::optional<RatingRange> rating;
  /// How many steps of the path of the allowed techniques, up to the level, are no singles. The path solves the puzzle.
  std::optional<NumberRange> steps;

  /// True when nothing is asked for.
  bool is_any() const { return !level && !rating && !steps && !asks_for_technique() && allowed == TechniqueSet::all(); }
  /// True when a technique must be shown or needed.
  bool asks_for_technique() const { return !shown.empty() || !required.empty(); }
};

/// The reason why no puzzle can have a difficulty.
enum class DifficultyError : std::uint8_t {
  NotRatable,          ///< A rating is asked for in a layout that has none; see is_ratable().
  RatingNotOfLevel,    ///< No puzzle of the level has a rating within the range.
  RatingNotOfAllowed,  ///< No puzzle that needs the techniques asked for, and that the allowed ones solve, has a rating
                       ///< within the range.
  NoSuchRating,        ///< The scale has no rating within the range; see has_rating_between().
  LayoutTooLarge,      ///< LayoutSets does not support the layout, so the teacher cannot solve the puzzle.
  RequiredNotAllowed,  ///< A technique that must be shown or needed is not allowed.
  RequiredNotTaught,   ///< A technique that must be shown or needed is one that only the rater uses.
  RequiredAboveLevel,  ///< A technique that must be shown or needed is of a higher level than the puzzle is to have.
  NeverNeeded,  ///< No puzzle of the layout needs such a technique beside the other allowed ones; see is_ever_needed().
  NeverShown,   ///< Where a technique that must be shown has a step, an allowed technique taught before it has one; see
                ///< is_ever_shown().
  LevelNeverNeeded,  ///< Singles solve every puzzle of the layout; see singles_solve_all().
  NoSuchSteps,       ///< No puzzle of the level, with the techniques asked for, has a number of steps within the range.
  NothingAtLevel,    ///< No allowed technique is of the level that the puzzle is to have.
  NoSingles,         ///< No single is allowed, so no allowed technique can place the last digits.
  RarelyShown,       ///< Puzzles whose path shows the technique are too rare: see error_of_rarity().
  RarelyNeeded,      ///< Puzzles that need the technique are too rare: see error_of_rarity().
  RareLevel,         ///< Puzzles of the level are too rare on the layout: see error_of_rarity().
};

/// True for layouts of which every puzzle with one solution is solved by singles: those of side 4 and less with boxes
/// and without variants. A test solves all of these puzzles.
bool singles_solve_all(const Layout& layout);

/// Returns why no puzzle of the layout can have the difficulty; none when one may exist.
std::optional<DifficultyError> check(const Difficulty& difficulty, const Layout& layout);

/// Returns RarelyShown or RarelyNeeded when the difficulty asks for one technique and allows nothing harder, and such
/// puzzles are rare: is_rarely_shown(), is_rarely_needed(). On other layouts than classic no technique was measured.
/// Returns RareLevel when puzzles of the level are rare on the layout: is_rare_level(). A search may find a puzzle all
/// the same, so check() does not refuse such a difficulty. read_goal() refuses it when no number of attempts is named.
std::optional<DifficultyError> error_of_rarity(const Difficulty& difficulty, const Layout& layout);

/// The levels that puzzles of a layout are made of, easiest first: check() accepts them, and error_of_rarity() does not
/// refuse them. Empty when LayoutSets does not support the layout.
std::vector<Level> levels_made(const Layout& layout);

/// Asks for a puzzle that needs the technique and, apart from it, only techniques of easier levels: see
/// practice_techniques().
Difficulty difficulty_needing(Technique technique);

/// Asks for a puzzle whose path shows the technique and nothing that is taught after it.
Difficulty difficulty_showing(Technique technique);

/// A search for an exercise: a difficulty, and how many puzzles are tried at most.
struct PracticeSearch {
  Difficulty difficulty;
  std::uint64_t attempts = 0;
};

/// Returns the searches for an exercise, to be done one after the other until one finds a puzzle. The first looks for a
/// puzzle whose path shows the technique, in up to kShownAttempts attempts. The last looks for a puzzle that needs the
/// technique. A search for what never occurs, or for what is_rarely_shown() and is_rarely_needed() call rare, is left
/// out, as long as one search is left.
std::vector<PracticeSearch> practice_searches(Technique technique, std::uint64_t attempts);
inline constexpr std::uint64_t kShownAttempts = 1000;

/// Reads a difficulty. The defaults of `allowed`:
/// - Techniques that must be shown or needed are always allowed, also beside a list of allowed techniques.
/// - Without a list and without a level, nothing harder is allowed than what is asked for: for shown techniques those
/// taught up to the
///   last of them, for needed techniques practice_techniques() of each.
/// - Otherwise all techniques are allowed. Forbidden techniques are taken away at the end.
/// Does not check whether a puzzle can have the difficulty: check() does.
Result<Difficulty, GoalError> read_difficulty(const GoalFields& fields);

/// The level with a name such as `hard`.
std::optional<Level> level_named(std::string_view name);

/// Reads `A-B` or `A` with ratings such as 6.6 or 7; none unless 0 <= A <= B <= 20.0.
std::optional<RatingRange> rating_range_of(std::string_view text);

}  // namespace nonet
