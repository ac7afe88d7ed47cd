#include "core/api/rate_puzzle.h"

#include "core/search/outcome.h"

namespace nonet {

namespace {

PuzzleRating unrated(RatingStatus status) {
  PuzzleRating rating;
  rating.status = status;
  return rating;
}

}  // namespace

PuzzleRating rate_puzzle(const Grid& puzzle, const RatingOptions& options) {
  if (!is_ratable(*puzzle.layout())) return unrated(RatingStatus::LayoutNotClassic);
  switch (solve(puzzle, {2, 1, Control{options.control.stop, kUnlimited, {}}}).status) {
    case SolveStatus::Unique: return rate(puzzle, options);
    case SolveStatus::Multiple: return unrated(RatingStatus::Multiple);
    case SolveStatus::None: return unrated(RatingStatus::None);
    case SolveStatus::Conflict: return unrated(RatingStatus::Conflict);
    case SolveStatus::Stopped: break;
  }
  return unrated(RatingStatus::Stopped);
}

}  // namespace nonet
