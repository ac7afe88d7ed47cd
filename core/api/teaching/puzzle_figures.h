#pragma once

#include <cstdint>
#include <optional>

#include "core/grid/grid.h"
#include "core/logic/teacher.h"
#include "core/rating/rating.h"
#include "core/util/control.h"

namespace nonet {

/// What players ask about a puzzle.
struct PuzzleFigures {
  /// The level and the hardest technique on the teacher's path; none when the teacher has no path, or when they were
  /// not asked for.
  std::optional<Level> level;
  std::optional<Technique> hardest;
  /// None when the layout has no rating, or when it was not asked for. A bound (PuzzleRating::is_bound()) when the
  /// puzzle is rated higher than was asked for.
  std::optional<PuzzleRating> rating;
  /// True when level and hardest technique are unknown because the path takes more than kWorkOfPath, or more than
  /// the budget of the caller.
  bool is_path_cut = false;
};

/// The most work of the techniques of one puzzle, in units of WorkBudget: some seconds. A 9×9 puzzle takes less than a
/// thousandth of this work. Layouts of many grids can take more.
inline constexpr std::uint64_t kWorkOfPath = 50'000'000;

/// A budget for the techniques of one puzzle. The teacher divides a budget: a technique may use half of what is left,
/// and is passed over when it needs more. The path is then another one. So the budget is twice kWorkOfPath, and what is
/// found counts while more than half of the budget is left: then no technique was passed over.
class PathBudget {
 public:
  explicit PathBudget(StopToken outer) : budget_(2 * kWorkOfPath, outer), outer_(outer) {}

  StopToken token() { return budget_.token(); }
  /// True when what was found does not count, also because the budget of the caller is spent. False when the caller
  /// requested a stop.
  bool is_overdrawn() const {
    return (budget_.own_left() <= kWorkOfPath || budget_.is_spent()) && !outer_.is_cancelled();
  }

 private:
  WorkBudget budget_;
  StopToken outer_;
};

/// Finds out the figures of a puzzle with one solution that `known` lacks, and returns all of them. A bound counts as
/// lacking. Without a `rater` no rating is found out. Takes about a millisecond for 9×9. When a stop is requested,
/// or when the path takes more than kWorkOfPath, figures can still be lacking.
PuzzleFigures figures_of(const Grid& puzzle, const PuzzleFigures& known = {}, StopToken stop = {},
                         const RateFunction& rater = &rate);

}  // namespace nonet
