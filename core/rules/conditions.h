#pragma once

#include "core/rules/network.h"
#include "core/rules/node.h"

namespace nonet {

// Each function draws the conclusions of one condition. Returns false when the candidates cannot meet the condition.
// What is eliminated has no place in any solution: each file says why.

bool apply(const GridCondition& grid, RuleNode& node);
bool apply(const HouseCondition& house, RuleNode& node);
bool apply(const CrossingCondition& crossing, RuleNode& node);
bool apply(const RelationCondition& relation, RuleNode& node);
bool apply(const OrderCondition& order, RuleNode& node);
bool apply(const DigitSetCondition& digit_set, RuleNode& node);
bool apply(const SumCondition& sum, RuleNode& node);
bool apply(const BoundPairCondition& bound_pair, RuleNode& node);
bool apply(const ContentCondition& content, RuleNode& node);
bool apply(const AlternativesCondition& alternatives, RuleNode& node);
bool apply(const CountCondition& count, RuleNode& node);
bool apply(const EqualSumsCondition& equal, RuleNode& node);
bool apply(const SameValuesCondition& same, RuleNode& node);
bool apply(const DistinctCountCondition& distinct, RuleNode& node);
bool apply(const DigitCountsCondition& counts, RuleNode& node);
bool apply(const AutomatonCondition& automaton, RuleNode& node);
bool apply(const ConnectionCondition& connection, RuleNode& node);
bool apply(const AnyOfCondition& any_of, RuleNode& node);
inline bool apply(const ValueCondition& values, RuleNode& node) { return values.look(values, node); }

}  // namespace nonet
