#include "core/api/generate_rated.h"

#include <utility>

#include "core/util/contracts.h"

namespace nonet {

Result<RatedGeneratedPuzzle, GenerateError> generate_rated(const RatedGoal& wish, const Control& control) {
  NONET_EXPECTS(is_ratable(*wish.goal.layout));
  Rating rating;
  RatingOptions options;
  options.control.stop = control.stop;
  options.at_most = wish.most;
  const auto is_within = [&](const GeneratedPuzzle& generated) {
    rating = rate(generated.puzzle, options);
    return rating.status == RatingStatus::Rated && rating.er >= wish.least;
  };
  auto generated = generate_accepted(wish.goal, wish.attempts, is_within, control);
  if (!generated) return generated.error();
  return RatedGeneratedPuzzle{std::move(generated).value(), rating};
}

}  // namespace nonet
