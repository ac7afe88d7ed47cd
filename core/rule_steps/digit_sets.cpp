// Cells that differ and hold one of some sets of digits: the combinations of a cage, the runs of a renban line. A digit
// goes that is in no way to put a possible set into the cells. A digit that all possible sets contain is in one of the
// cells, so it goes from each cell outside that sees all its places. Quadruples and related pairs can require digits in
// the same manner.

#include <algorithm>
#include <array>
#include <span>

#include "core/rule_steps/rule_finders.h"
#include "core/rule_steps/set_support.h"

namespace nonet {

namespace {

void name_combinations(const SetOfCells& set, std::span<const DigitMask> sets, Step& step) {
  if (set.total != 0) step.total = set.total;
  if (sets.size() > Step::kMaxCombinations) return;
  for (const DigitMask digits : sets) step.combinations.push_back(digit_set_of(digits));
}

// False when the sets say as much without the candidates: excluded-digits and single-combination find that.
bool goes_beyond_sets(const DigitSetCondition& condition, const SetSupport& support, const RuleMasks& masks) {
  DigitMask united = 0;
  for (const DigitMask set : condition.sets) united = static_cast<DigitMask>(united | set);
  for (std::size_t place = 0; place < condition.cells.size(); ++place) {
    if ((masks[condition.cells[place]] & united & ~support.kept[place]) != 0) return true;
  }
  return false;
}

// One of the cells has the digit: eliminates it from all other cells that see each of its places. `name` writes into
// the step why one of them has it. Returns sink.is_full().
template <class Name>
bool add_required(Technique technique, const RuleView& view, const RuleStatement& statement,
                  std::span<const CellIndex> cells, DigitMask digit, StepSink& sink, Name&& name) {
  CellSet places;
  for (const CellIndex cell : cells) {
    if ((view.masks[cell] & digit) == 0) continue;
    if (!view.masks.is_open(cell)) return false;
    places.insert(Cell{cell});
  }
  if (places.empty()) return false;
  const Digit required = digit_set_of(digit).first();
  CellSet eliminated = view.state.sets().common_peers(places) & view.state.cells(required);
  for (const CellIndex cell : cells) eliminated.erase(Cell{cell});
  if (eliminated.empty()) return false;
  Step step(technique, digit_set_of(digit));
  step.rules.push_back(statement.number);
  step.add_part(Role::RuleCell, places, digit_set_of(digit));
  step.eliminate(eliminated, required);
  name(step);
  return sink.add(std::move(step));
}

template <class Visit>
bool for_each_digit(DigitMask digits, Visit&& visit) {
  for (unsigned left = digits; left != 0; left &= left - 1) {
    if (visit(static_cast<DigitMask>(left & (~left + 1)))) return true;
  }
  return false;
}

// The digits that one of the two cells has in every way that their candidates allow.
DigitMask required_in(const RelatedPair& pair, const RuleMasks& masks) {
  DigitMask required = 0;
  for_each_digit(static_cast<DigitMask>(masks[pair.first] | masks[pair.second]), [&](DigitMask digit) {
    const auto first = static_cast<DigitMask>(masks[pair.first] & ~digit);
    const auto second = static_cast<DigitMask>(masks[pair.second] & ~digit);
    if ((pair.from_first(first) & second) == 0) required = static_cast<DigitMask>(required | digit);
    return false;
  });
  return required;
}

bool add_required_of(Technique technique, const RuleView& view, const RuleStatement& statement, StepSink& sink) {
  const auto add = [&](std::span<const CellIndex> cells, DigitMask digits, auto&& name) {
    return for_each_digit(
        digits, [&](DigitMask digit) { return add_required(technique, view, statement, cells, digit, sink, name); });
  };
  const auto say_nothing = [](Step&) {};
  for (const SetOfCells& set : statement.sets) {
    const SetSupport support = support_of(set.condition, view.masks);
    if (add(set.condition.cells, support.required, [&](Step& step) { name_combinations(set, support.sets, step); })) {
      return true;
    }
  }
  for (const ContentCondition& content : statement.said.contents) {
    for (const DigitMask digit : content.digits) {
      if (add(content.cells, digit, say_nothing)) return true;
    }
  }
  for (const RelatedPair& pair : statement.pairs) {
    if (!view.masks.is_open(pair.first) || !view.masks.is_open(pair.second)) continue;
    if (add(std::array{pair.first, pair.second}, required_in(pair, view.masks), say_nothing)) return true;
  }
  return false;
}

}  // namespace

void find_single_combinations(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const SetOfCells& set : statement.sets) {
      if (set.condition.sets.size() != 1) continue;
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      draft.look_at(set.condition.cells);
      for (const CellIndex cell : set.condition.cells) draft.keep(cell, set.condition.sets[0]);
      name_combinations(set, set.condition.sets, draft.step());
      if (draft.add_to(sink)) return;
    }
  }
}

void find_set_combinations(Technique technique, const RuleView& view, StepSink& sink) {
  const bool wants_runs = technique == Technique::RenbanDigits;
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const SetOfCells& set : statement.sets) {
      if ((statement.kind == RuleKind::Renban) != wants_runs) continue;
      const SetSupport support = support_of(set.condition, view.masks);
      if (!wants_runs && !goes_beyond_sets(set.condition, support, view.masks)) continue;
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      draft.look_at(set.condition.cells);
      for (std::size_t place = 0; place < set.condition.cells.size(); ++place) {
        draft.keep(set.condition.cells[place], support.kept[place]);
      }
      name_combinations(set, support.sets, draft.step());
      if (draft.add_to(sink)) return;
    }
  }
}

void find_required_digits(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    if (add_required_of(technique, view, statement, sink)) return;
  }
}

}  // namespace nonet
