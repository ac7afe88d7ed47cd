#include "core/rating/step_parts.h"

namespace nonet::rating {

void add_results(const Hint& hint, Step& step) {
  if (hint.places()) {
    step.add_placement(step_cell(hint.placed_cell), step_digit(hint.placed_digit));
    return;
  }
  for (const auto [cell, digits] : hint.removals) {
    for_each_bit(digits, [&, at = cell](int digit) { step.eliminate(step_cell(at), step_digit(digit)); });
  }
  step.sort_results();
}

}  // namespace nonet::rating
