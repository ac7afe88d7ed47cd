#include "core/api/teaching/puzzle_figures.h"

namespace nonet {

PuzzleFigures figures_of(const Grid& puzzle, const PuzzleFigures& known, StopToken stop, const RateFunction& rater) {
  PuzzleFigures figures = known;
  if (!figures.hardest && LayoutSets::supports(*puzzle.layout())) {
    PathBudget budget(stop);
    figures.hardest = solving_path(PuzzleState(puzzle), {}, {budget.token(), kUnlimited, {}}).hardest();
    figures.is_path_cut = budget.is_overdrawn();
    if (figures.is_path_cut) figures.hardest.reset();
    if (figures.hardest) figures.level = row_of(*figures.hardest).level;
  }
  const bool has_rating = figures.rating && !figures.rating->is_bound();
  if (!has_rating && rater && is_ratable(*puzzle.layout())) {
    figures.rating.reset();
    RatingOptions options;
    options.control.stop = stop;
    const PuzzleRating rating = rater(puzzle, options);
    if (rating.status == RatingStatus::Rated) figures.rating = rating;
  }
  return figures;
}

}  // namespace nonet
