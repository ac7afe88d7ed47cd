#pragma once

#include "core/rules/draft.h"
#include "core/rules/network.h"

namespace nonet {

// Each function draws the conclusions of one condition. Returns false when the candidates cannot meet the condition. What
// is eliminated has no place in any solution: each file says why.

bool apply(const GridCondition& grid, RuleDraft& draft);
bool apply(const HouseCondition& house, RuleDraft& draft);
bool apply(const CrossingCondition& crossing, RuleDraft& draft);
bool apply(const RelationCondition& relation, RuleDraft& draft);
bool apply(const OrderCondition& order, RuleDraft& draft);
bool apply(const DigitSetCondition& digit_set, RuleDraft& draft);
bool apply(const SumCondition& sum, RuleDraft& draft);
bool apply(const BoundPairCondition& bound_pair, RuleDraft& draft);
bool apply(const ContentCondition& content, RuleDraft& draft);
bool apply(const AlternativesCondition& alternatives, RuleDraft& draft);
bool apply(const CountCondition& count, RuleDraft& draft);
bool apply(const AutomatonCondition& automaton, RuleDraft& draft);

}  // namespace nonet
