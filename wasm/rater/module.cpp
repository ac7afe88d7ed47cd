// The rater's module: the ratings of Sudoku Explainer. The solver's module has made sure that a puzzle has exactly one
// solution.

#include <emscripten/bind.h>

#include <string>
#include <vector>

#include "core/api/teaching.h"
#include "wasm/values.h"

namespace nonet::door {

namespace {

// Rates a classic puzzle: `{status, er, ep, ed}`, and `steps` when they are wanted. `status` is what the solver's
// module found out: only a puzzle that is `unique` has a rating. Calls `report` with the part of the puzzle that is
// solved, about once a millisecond.
val rate_givens(val givens, std::string status, bool with_steps, double nodes, val report) {
  const Grid puzzle = grid_of(Layout::classic(), givens);
  std::vector<std::string> steps;
  RatingOptions options;
  options.control.node_budget = static_cast<std::uint64_t>(nodes);
  options.control.progress = [&](const Progress& progress) { report(progress.fraction); };
  if (with_steps) {
    options.step = [&](const RatedStep& step) {
      steps.push_back(json_of(step, *puzzle.layout(), CellNames::RowColumn));
    };
  }
  PuzzleRating rating;
  if (status == "unique") {
    rating = rate(puzzle, options);
  } else {
    rating.status = rating_status_named(status).value_or(RatingStatus::Stopped);
  }
  JsonObject object = json_object_of(rating, puzzle, CellNames::RowColumn);
  if (with_steps) object.json("steps", json_array(steps));
  return json_object(object.str());
}

// Rates a classic puzzle for a judge, which wants to know no more than this: `{er, status}`, ER in tenths. Ends as soon
// as a step is rated higher than `at_most`.
val rate_up_to(val givens, int at_most) {
  RatingOptions options;
  options.at_most = at_most;
  const PuzzleRating rating = rate(grid_of(Layout::classic(), givens), options);
  val object = val::object();
  object.set("er", rating.er);
  object.set("status", static_cast<int>(rating.status));
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_rater) {
  emscripten::function("rate", &rate_givens);
  emscripten::function("rateUpTo", &rate_up_to);
}

}  // namespace nonet::door
