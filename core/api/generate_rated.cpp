#include "core/api/generate_rated.h"

#include <utility>

#include "core/util/contracts.h"

namespace nonet {

Result<RatedGeneratedPuzzle, GenerateError> generate_rated(const RatedGoal& wish, const Control& control) {
  NONET_EXPECTS(is_ratable(*wish.form.layout));
  if (const auto error = error_in(wish.form)) return *error;
  RatingOptions options;
  options.control.stop = control.stop;
  options.at_most = wish.most;
  DraftSearch search(wish.form, wish.seed, wish.index);
  while (true) {
    if (control.progress) {
      control.progress({static_cast<double>(search.tried()) / static_cast<double>(wish.attempts), search.tried()});
    }
    auto draft = search.next(wish.attempts, control.stop);
    if (!draft) return draft.error();
    const Rating rating = rate(draft.value().puzzle, options);
    if (rating.status == RatingStatus::Rated && rating.er >= wish.least) {
      return RatedGeneratedPuzzle{std::move(draft).value(), rating};
    }
    if (control.stop.stop_requested()) return GenerateError::Stopped;
  }
}

}  // namespace nonet
