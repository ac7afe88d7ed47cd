// Conditions of core/rules that are applied to the candidates once, one condition at a time: quadruples, between and
// lockout lines, clues outside the grid, automata, counting circles and others. core/rules/conditions says why no
// solution is lost.

#include <algorithm>
#include <bit>
#include <span>

#include "core/rule_steps/rule_finders.h"
#include "core/rules/condition_looks.h"
#include "core/rules/conditions.h"

namespace nonet {

namespace {

class AppliedConditions {
 public:
  AppliedConditions(Technique technique, const RuleView& view, StepSink& sink)
      : technique_(technique), view_(view), sink_(sink), node_(view.statements.shell()) {}

  // Adds the step of each condition of a rule. Returns sink.is_full().
  template <class Condition>
  bool add(const RuleStatement& statement, std::span<const Condition> conditions) {
    return std::any_of(conditions.begin(), conditions.end(),
                       [&](const Condition& condition) { return add(statement, condition); });
  }

 private:
  template <class Condition>
  bool add(const RuleStatement& statement, const Condition& condition) {
    std::copy(view_.masks.all().begin(), view_.masks.all().end(), node_.candidates_to_replace().begin());
    node_.forget_changes();
    if (!apply(condition, node_)) return false;
    RuleStepDraft step(technique_, view_);
    step.add_rule(statement);
    const std::vector<CellIndex> cells = cells_of(condition);
    step.look_at(cells);
    for (const CellIndex cell : cells) step.keep(cell, node_[cell]);
    return step.add_to(sink_);
  }

  template <class Condition>
  std::vector<CellIndex> cells_of(const Condition& condition) const {
    std::vector<CellIndex> cells;
    for_each_cell(condition, node_.network(), [&](CellIndex cell) { cells.push_back(cell); });
    return cells;
  }

  Technique technique_;
  const RuleView& view_;
  StepSink& sink_;
  RuleNode node_;
};

template <class Condition>
void find_applied(Technique technique, const RuleView& view, StepSink& sink,
                  std::vector<Condition> RuleNetwork::*conditions) {
  AppliedConditions applied(technique, view, sink);
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    if (applied.add(statement, std::span<const Condition>(statement.said.*conditions))) return;
  }
}

}  // namespace

void find_quadruple_digits(Technique technique, const RuleView& view, StepSink& sink) {
  find_applied(technique, view, sink, &RuleNetwork::contents);
}

void find_between_bounds(Technique technique, const RuleView& view, StepSink& sink) {
  find_applied(technique, view, sink, &RuleNetwork::bound_pairs);
}

void find_clue_arrangements(Technique technique, const RuleView& view, StepSink& sink) {
  find_applied(technique, view, sink, &RuleNetwork::alternatives);
  if (!sink.is_full()) find_applied(technique, view, sink, &RuleNetwork::automata);
  if (!sink.is_full()) find_applied(technique, view, sink, &RuleNetwork::counts);
  if (!sink.is_full()) find_applied(technique, view, sink, &RuleNetwork::same_values);
  if (!sink.is_full()) find_applied(technique, view, sink, &RuleNetwork::distinct_counts);
  if (!sink.is_full()) find_applied(technique, view, sink, &RuleNetwork::digit_counts);
  if (!sink.is_full()) find_applied(technique, view, sink, &RuleNetwork::connections);
}

}  // namespace nonet
