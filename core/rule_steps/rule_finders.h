#pragma once

#include "core/rule_steps/rule_step.h"

namespace nonet {

/// A finder of Family::Rules. As Finder: adds the steps of a technique to the sink, and returns as soon as the sink is
/// full.
using RuleFinder = void(Technique technique, const RuleView& view, StepSink& sink);

RuleFinder find_last_cells_of_sums;
RuleFinder find_related_cells;
RuleFinder find_parity;
RuleFinder find_excluded_digits;
RuleFinder find_single_combinations;
RuleFinder find_order_bounds;
RuleFinder find_related_candidates;
RuleFinder find_set_combinations;
RuleFinder find_quadruple_digits;
RuleFinder find_between_bounds;
RuleFinder find_sum_bounds;
RuleFinder find_required_digits;
RuleFinder find_clue_arrangements;
RuleFinder find_filled_circles;
RuleFinder find_circle_digits;
RuleFinder find_circle_places;
RuleFinder find_common_sums;
RuleFinder find_alternatives;
RuleFinder find_rule_pointing;
RuleFinder find_line_candidates;
RuleFinder find_sum_combinations;
RuleFinder find_innies_and_outies;

}  // namespace nonet
