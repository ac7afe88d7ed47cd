// line-candidates and sum-combinations: a digit goes that is in no way to fill all cells of a rule. Cells that see each
// other differ.

#include <algorithm>

#include "core/rule_steps/arrangements.h"
#include "core/rule_steps/rule_finders.h"

namespace nonet {

namespace {

constexpr std::uint64_t kMaxNodesOfRule = 4000;

// Returns sink.is_full().
bool add_step(Technique technique, const RuleView& view, const RuleStatement& statement, Arrangements& ways,
              StepSink& sink) {
  const std::vector<CellIndex> cells(ways.cells().begin(), ways.cells().end());
  const bool has_open =
      std::any_of(cells.begin(), cells.end(), [&](CellIndex cell) { return view.masks.is_open(cell); });
  if (!has_open || ways.has_too_many_cells()) return false;
  const std::optional<std::vector<DigitMask>> kept = ways.supported(kMaxNodesOfRule);
  if (!kept) return false;
  RuleStepDraft draft(technique, view);
  draft.add_rule(statement);
  draft.look_at(cells);
  for (std::size_t place = 0; place < cells.size(); ++place) draft.keep(cells[place], (*kept)[place]);
  return draft.add_to(sink);
}

}  // namespace

void find_line_candidates(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    if (statement.cells.empty() || statement.pairs.size() + statement.said.orders.size() < 2) continue;
    if (!statement.sums.empty()) continue;
    Arrangements ways(view);
    for (const RelatedPair& pair : statement.pairs) ways.relate(pair);
    for (const OrderCondition& order : statement.said.orders) ways.order(order);
    if (add_step(technique, view, statement, ways, sink)) return;
  }
}

void find_sum_combinations(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    if (statement.sums.empty()) continue;
    Arrangements ways(view);
    for (const SumCondition& sum : statement.sums) ways.sum(sum);
    for (const RelatedPair& pair : statement.pairs) ways.relate(pair);
    if (add_step(technique, view, statement, ways, sink)) return;
  }
}

}  // namespace nonet
