#pragma once

#include <cstdint>
#include <optional>

#include "core/grid/grid.h"
#include "core/logic/teacher.h"
#include "core/rating/rating.h"

namespace nonet {

/// A range of ratings ER in tenths, both ends included.
struct RatingRange {
  Tenths least = 0;
  Tenths most = 999;
};

/// How hard a puzzle is to be. Each part can be left at its default, which asks for nothing. The parts can be combined freely.
struct Difficulty {
  /// The level of the puzzle: the highest level of a technique on the teacher's path.
  std::optional<Level> level;
  /// These techniques alone solve the puzzle.
  TechniqueSet allowed = TechniqueSet::all();
  /// Each of these is needed: the other allowed techniques do not solve the puzzle without it.
  TechniqueSet required;
  /// The rating of the puzzle, for 9×9 grids without variants.
  std::optional<RatingRange> rating;

  /// True when nothing is asked for.
  bool is_any() const { return !level && !rating && required.empty() && allowed == TechniqueSet::all(); }
};

/// The reason why no puzzle can have a difficulty.
enum class DifficultyError : std::uint8_t {
  NotRatable,          ///< A rating is asked for in a layout that has none; see is_ratable().
  RatingNotOfLevel,    ///< No puzzle of the level has a rating within the range.
  NoSuchRating,        ///< The scale has no rating within the range; see has_rating_between().
  LayoutTooLarge,      ///< The side is above LayoutSets::kMaxSide, so the teacher cannot solve the puzzle.
  RequiredNotAllowed,  ///< A required technique is not allowed.
  RequiredNotTaught,   ///< A required technique is one that only the rater uses.
  RequiredAboveLevel,  ///< A required technique is of a higher level than the puzzle is to have.
  NeverNeeded,         ///< No puzzle of that side needs a required technique; see is_ever_needed().
  NothingAtLevel,      ///< No allowed technique is of the level that the puzzle is to have.
  NoSingles,           ///< No single is allowed, so no allowed technique can place the last digits.
};

/// Returns why no puzzle of the layout can have the difficulty; none when one may exist.
std::optional<DifficultyError> check(const Difficulty& difficulty, const Layout& layout);

/// Asks for a puzzle that needs the technique and, apart from it, only techniques of easier levels: see practice_techniques().
Difficulty difficulty_needing(Technique technique);

}  // namespace nonet
