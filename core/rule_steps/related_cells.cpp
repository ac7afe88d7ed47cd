// Relations of two cells. related-cell: a cell with a digit leaves only some digits in the cells that a rule relates to
// it. related-candidates: a digit goes that none of the candidates of the other cell allows; each pair is looked at by
// itself. excluded-digits: a digit goes that the rule alone forbids, whatever the other cells have. parity: even and
// odd cells.

#include <algorithm>
#include <array>
#include <vector>

#include "core/rule_steps/rule_finders.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// The digits above the least digit of a set, or below the greatest: what the next, or the previous, cell of an order
// can have.
DigitMask above(DigitMask digits, bool strict) {
  return static_cast<DigitMask>(0xffffu << (std::countr_zero(digits) + (strict ? 1 : 0)));
}
DigitMask below(DigitMask digits, bool strict) {
  const int greatest = 15 - std::countl_zero(digits) - (strict ? 1 : 0);
  return greatest < 0 ? DigitMask{0} : static_cast<DigitMask>((2u << greatest) - 1);
}

// Calls `visit(first, second, from_first, from_second)` for each pair of a rule that a person looks at as a pair. The
// functions map the digits of a cell to those that they allow in the other. visit() returns true to end the visit; so
// does this function.
template <class Visit>
bool visit_pairs(const RuleStatement& statement, Visit&& visit) {
  for (const RelatedPair& pair : statement.pairs) {
    if (visit(pair.first, pair.second, pair.from_first, pair.from_second)) return true;
  }
  for (const OrderCondition& order : statement.said.orders) {
    if (order.cells.size() != 2) continue;
    const bool strict = order.strict;
    if (visit(
            order.cells[0], order.cells[1], [&](DigitMask digits) { return above(digits, strict); },
            [&](DigitMask digits) { return below(digits, strict); }))
      return true;
  }
  return false;
}

std::vector<CellIndex> cells_with_digits(const RuleStatement& statement, const RuleMasks& masks) {
  std::vector<CellIndex> cells;
  visit_pairs(statement, [&](CellIndex first, CellIndex second, auto&&, auto&&) {
    if (masks.is_open(first) == masks.is_open(second)) return false;
    cells.push_back(masks.is_open(first) ? second : first);
    return false;
  });
  shell_sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

// True for rules that say the same of all neighbours in the grid: their pairs are looked at one by one.
bool is_about_all_cells(const RuleStatement& statement) { return statement.cells.empty(); }

void keep_supported(const RelatedPair& pair, const RuleMasks& masks, RuleStepDraft& draft) {
  draft.keep(pair.first, pair.from_second(masks[pair.second]));
  draft.keep(pair.second, pair.from_first(masks[pair.first]));
}

bool can_change(const RelatedPair& pair, const RuleMasks& masks) {
  const DigitMask first = masks[pair.first];
  const DigitMask second = masks[pair.second];
  return (first & ~pair.from_second(second)) != 0 || (second & ~pair.from_first(first)) != 0;
}

// Eliminates what the length of an order forbids.
void keep_by_length(const OrderCondition& order, DigitMask all, RuleStepDraft& draft) {
  if (!order.strict) return;
  const int length = static_cast<int>(order.cells.size());
  for (int place = 0; place < length; ++place) {
    const auto from = static_cast<DigitMask>(all << place);
    const auto to = static_cast<DigitMask>(all >> (length - 1 - place));
    draft.keep(order.cells[static_cast<std::size_t>(place)], static_cast<DigitMask>(from & to));
  }
}

}  // namespace

void find_related_cells(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const CellIndex known : cells_with_digits(statement, view.masks)) {
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      draft.look_at(known);
      visit_pairs(statement, [&](CellIndex first, CellIndex second, auto&& from_first, auto&& from_second) {
        if (first == known && view.masks.is_open(second)) draft.keep(second, from_first(view.masks[known]));
        if (second == known && view.masks.is_open(first)) draft.keep(first, from_second(view.masks[known]));
        return false;
      });
      if (draft.add_to(sink)) return;
    }
  }
}

void find_related_candidates(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    RuleStepDraft all(technique, view);
    all.add_rule(statement);
    for (const RelatedPair& pair : statement.pairs) {
      if (!can_change(pair, view.masks)) continue;
      if (!is_about_all_cells(statement)) {
        all.look_at(std::array{pair.first, pair.second});
        keep_supported(pair, view.masks, all);
        continue;
      }
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      draft.look_at(std::array{pair.first, pair.second});
      keep_supported(pair, view.masks, draft);
      if (draft.add_to(sink)) return;
    }
    if (all.add_to(sink)) return;
  }
}

void find_excluded_digits(Technique technique, const RuleView& view, StepSink& sink) {
  const auto all = static_cast<DigitMask>((1u << view.statements.digit_count()) - 1);
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    RuleStepDraft draft(technique, view);
    draft.add_rule(statement);
    for (const RelatedPair& pair : statement.pairs) {
      draft.keep(pair.first, pair.from_second(all));
      draft.keep(pair.second, pair.from_first(all));
    }
    for (const OrderCondition& order : statement.said.orders) keep_by_length(order, all, draft);
    for (const SetOfCells& set : statement.sets) {
      DigitMask united = 0;
      for (const DigitMask digits : set.condition.sets) united = static_cast<DigitMask>(united | digits);
      if (set.condition.sets.size() == 1) continue;
      for (const CellIndex cell : set.condition.cells) draft.keep(cell, united);
    }
    if (statement.kind != RuleKind::Even && statement.kind != RuleKind::Odd) {
      for (const auto& [cell, digits] : statement.restricted) draft.keep(cell, digits);
    }
    if (draft.add_to(sink)) return;
  }
}

void find_parity(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    if (statement.kind != RuleKind::Even && statement.kind != RuleKind::Odd) continue;
    RuleStepDraft draft(technique, view);
    draft.add_rule(statement);
    for (const auto& [cell, digits] : statement.restricted) draft.keep(cell, digits);
    if (draft.add_to(sink)) return;
  }
}

}  // namespace nonet
