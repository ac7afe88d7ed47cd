#pragma once

#include <cstddef>

#include "core/rules/network.h"

namespace nonet {

// What a look at a condition reads, and how long it takes.

/// Calls a function with each cell whose candidates a condition looks at.
template <class Condition, class Visit>
void for_each_cell(const Condition& condition, const RuleNetwork&, Visit&& visit) {
  for (const CellIndex cell : condition.cells) visit(cell);
}

template <class Visit>
void for_each_cell(const RelationCondition& relation, const RuleNetwork&, Visit&& visit) {
  visit(relation.first);
  visit(relation.second);
}

template <class Visit>
void for_each_cell(const GridCondition&, const RuleNetwork& network, Visit&& visit) {
  for (std::size_t cell = 0; cell < network.cell_count(); ++cell) visit(static_cast<CellIndex>(cell));
}

template <class Visit>
void for_each_cell(const SumCondition& sum, const RuleNetwork&, Visit&& visit) {
  for (const WeightedCell& each : sum.cells) visit(each.cell);
}

template <class Visit>
void for_each_cell(const CrossingCondition& crossing, const RuleNetwork&, Visit&& visit) {
  for (const CellIndex cell : crossing.first_rest) visit(cell);
  for (const CellIndex cell : crossing.second_rest) visit(cell);
}

template <class Visit>
void for_each_cell(const EqualSumsCondition& equal, const RuleNetwork&, Visit&& visit) {
  for (const EqualSumsCondition::Group& group : equal.groups) {
    for (const CellIndex cell : group.cells) visit(cell);
  }
}

/// About how long one look at a condition takes, in units of ten nanoseconds. Measured on puzzles of sides 9, 12
/// and 16.
template <class Condition>
std::size_t cost_of(const Condition& condition) {
  return 3 + condition.cells.size();
}
inline std::size_t cost_of(const RelationCondition&) { return 1; }
inline std::size_t cost_of(const GridCondition&) { return 60; }
inline std::size_t cost_of(const HouseCondition& house) { return house.cells.size() / 2; }
inline std::size_t cost_of(const DigitSetCondition& condition) { return 10 + condition.sets.size() / 2; }
inline std::size_t cost_of(const SumCondition& sum) { return 5 * sum.cells.size(); }
inline std::size_t cost_of(const AlternativesCondition& condition) {
  return 10 + condition.digits.size() * condition.cells.size() / 4;
}
inline std::size_t cost_of(const AutomatonCondition& automaton) {
  std::size_t ways = 0;
  for (const AutomatonCondition::Layer& layer : automaton.layers) ways += layer.next.size();
  return 10 + ways / 4;
}
inline std::size_t cost_of(const ConnectionCondition& connection) { return 10 + connection.cells.size(); }
inline std::size_t cost_of(const AnyOfCondition& any_of) {
  return any_of.alternatives.size() * (20 + 5 * any_of.cells.size());
}
inline std::size_t cost_of(const EqualSumsCondition& equal) {
  std::size_t cells = 0;
  for (const EqualSumsCondition::Group& group : equal.groups) cells += group.cells.size();
  return 10 + 10 * cells;
}
inline std::size_t cost_of(const SameValuesCondition& same) { return 10 + 5 * same.cells.size(); }
inline std::size_t cost_of(const DigitCountsCondition& counts) {
  return (3 + counts.counts.size() * counts.cells.size() / 2) * (1 + counts.divisions.size());
}
inline std::size_t cost_of(const ValueCondition& values) { return values.cost; }
inline std::size_t cost_of(const CrossingCondition&) { return 3; }

}  // namespace nonet
