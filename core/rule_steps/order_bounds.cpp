// The digits along a thermometer grow, so each is above the least digit that the cell before it can have, and below the
// greatest that the cell after it can have. All orders of one rule are looked at together: the cells of a minimum with
// all their neighbours.

#include "core/rule_steps/order_bounds.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "core/rule_steps/rule_finders.h"

namespace nonet {

bool keep_within_bounds(const OrderCondition& order, std::span<DigitMask> digits) {
  bool changes = false;
  const auto keep = [&](CellIndex cell, unsigned allowed) {
    const auto left = static_cast<DigitMask>(digits[cell] & allowed);
    changes = changes || left != digits[cell];
    digits[cell] = left;
  };
  const int step = order.strict ? 1 : 0;
  int least = 0;
  for (const CellIndex cell : order.cells) {
    keep(cell, least >= 16 ? 0u : 0xffffu << least);
    least = digits[cell] == 0 ? 16 : std::countr_zero(digits[cell]) + step;
  }
  int most = 15;
  for (std::size_t place = order.cells.size(); place-- > 0;) {
    const CellIndex cell = order.cells[place];
    keep(cell, most < 0 ? 0u : 0xffffu >> (15 - most));
    most = digits[cell] == 0 ? -1 : 15 - std::countl_zero(digits[cell]) - step;
  }
  return changes;
}

void find_order_bounds(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    if (statement.said.orders.empty()) continue;
    std::vector<DigitMask> digits(view.masks.all().begin(), view.masks.all().end());
    for (bool changes = true; changes;) {
      changes = false;
      for (const OrderCondition& order : statement.said.orders) changes |= keep_within_bounds(order, digits);
    }
    RuleStepDraft draft(technique, view);
    draft.add_rule(statement);
    for (const OrderCondition& order : statement.said.orders) {
      draft.look_at(order.cells);
      for (const CellIndex cell : order.cells) draft.keep(cell, digits[cell]);
    }
    if (draft.add_to(sink)) return;
  }
}

}  // namespace nonet
