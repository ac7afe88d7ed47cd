#include "core/api/rate_puzzle.h"

#include "core/search/outcome.h"

namespace nonet {

namespace {

PuzzleRatingStatus status_of(const Outcome& outcome) {
  switch (outcome.status) {
    case SolveStatus::Unique: return PuzzleRatingStatus::Rated;
    case SolveStatus::Multiple: return PuzzleRatingStatus::Multiple;
    case SolveStatus::None: return PuzzleRatingStatus::None;
    case SolveStatus::Conflict: return PuzzleRatingStatus::Conflict;
    case SolveStatus::Stopped: return PuzzleRatingStatus::Stopped;
  }
  return PuzzleRatingStatus::Stopped;
}

PuzzleRatingStatus status_of(const Rating& rating) {
  switch (rating.status) {
    case RatingStatus::Rated: return PuzzleRatingStatus::Rated;
    case RatingStatus::AlreadySolved: return PuzzleRatingStatus::Solved;
    case RatingStatus::BeyondProducers: return PuzzleRatingStatus::Beyond;
    case RatingStatus::Contradiction: return PuzzleRatingStatus::None;
    case RatingStatus::AboveLimit: return PuzzleRatingStatus::AboveLimit;
    case RatingStatus::Stopped: return PuzzleRatingStatus::Stopped;
    case RatingStatus::OutOfBudget: return PuzzleRatingStatus::OutOfBudget;
  }
  return PuzzleRatingStatus::Stopped;
}

}  // namespace

std::string_view name_of(PuzzleRatingStatus status) {
  switch (status) {
    case PuzzleRatingStatus::Rated: return "rated";
    case PuzzleRatingStatus::Solved: return "solved";
    case PuzzleRatingStatus::Beyond: return "beyond";
    case PuzzleRatingStatus::AboveLimit: return "above-limit";
    case PuzzleRatingStatus::Stopped:
    case PuzzleRatingStatus::OutOfBudget: return "stopped";
    case PuzzleRatingStatus::Multiple: return "multiple";
    case PuzzleRatingStatus::None: return "none";
    case PuzzleRatingStatus::Conflict: return "conflict";
    case PuzzleRatingStatus::LayoutNotClassic: return "layout-not-classic";
  }
  return "";
}

RatedPuzzle rate_puzzle(const Grid& puzzle, const RatingOptions& options) {
  RatedPuzzle rated;
  if (!is_ratable(*puzzle.layout())) {
    rated.status = PuzzleRatingStatus::LayoutNotClassic;
    return rated;
  }
  Outcome outcome = solve(puzzle, {2, 1, Control{options.control.stop, kUnlimited, {}}});
  rated.status = status_of(outcome);
  rated.conflicts = std::move(outcome.conflicts);
  if (rated.status != PuzzleRatingStatus::Rated) return rated;
  const Rating rating = rate(puzzle, options);
  rated.status = status_of(rating);
  rated.er = rating.er;
  rated.ep = rating.ep;
  rated.ed = rating.ed;
  return rated;
}

}  // namespace nonet
