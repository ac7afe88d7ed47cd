#include <algorithm>
#include <array>

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"
#include "core/rule_steps/rule_finders.h"
#include "core/rule_steps/rule_teaching_part.h"

namespace nonet {

namespace {

using enum Technique;

struct RuleFinderRow {
  Technique technique;
  RuleFinder* find;
};

constexpr std::array kRuleFinders{
    // clang-format off
    RuleFinderRow{LastCellOfSum,     find_last_cells_of_sums},
    RuleFinderRow{RelatedCell,       find_related_cells},
    RuleFinderRow{Parity,            find_parity},
    RuleFinderRow{ExcludedDigits,    find_excluded_digits},
    RuleFinderRow{SingleCombination, find_single_combinations},
    RuleFinderRow{FilledCircles,     find_filled_circles},
    RuleFinderRow{OrderBounds,       find_order_bounds},
    RuleFinderRow{RelatedCandidates, find_related_candidates},
    RuleFinderRow{CageCombinations,  find_set_combinations},
    RuleFinderRow{RenbanDigits,      find_set_combinations},
    RuleFinderRow{QuadrupleDigits,   find_quadruple_digits},
    RuleFinderRow{CircleDigits,      find_circle_digits},
    RuleFinderRow{BetweenBounds,     find_between_bounds},
    RuleFinderRow{CirclePlaces,      find_circle_places},
    RuleFinderRow{SumBounds,         find_sum_bounds},
    RuleFinderRow{CommonSums,        find_common_sums},
    RuleFinderRow{RequiredDigit,     find_required_digits},
    RuleFinderRow{RulePointing,      find_rule_pointing},
    RuleFinderRow{LastAlternative,   find_alternatives},
    RuleFinderRow{EveryAlternative,  find_alternatives},
    RuleFinderRow{RuleOf45,          find_innies_and_outies},
    RuleFinderRow{InniesAndOuties,   find_innies_and_outies},
    RuleFinderRow{LineCandidates,    find_line_candidates},
    RuleFinderRow{SumCombinations,   find_sum_combinations},
    RuleFinderRow{ClueArrangements,  find_clue_arrangements},
    // clang-format on
};

}  // namespace

void find_steps_of_rules(Technique technique, Survey& survey, StepSink& sink) {
  if (!survey.state().has_rules()) return;
  const auto* const row = std::find_if(kRuleFinders.begin(), kRuleFinders.end(),
                                       [&](const RuleFinderRow& each) { return each.technique == technique; });
  if (row == kRuleFinders.end()) return;
  row->find(technique, RuleView(survey.state(), survey.stop()), sink);
}

}  // namespace nonet
