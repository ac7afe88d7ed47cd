// Groups of cells with equal sums, such as the parts of a region sum line: a digit goes that is in no way to give its
// group a sum that every group can have.

#include <optional>
#include <utility>

#include "core/rule_steps/rule_finders.h"
#include "core/rules/conditions.h"
#include "core/rules/conditions/group_totals.h"

namespace nonet {

namespace {

constexpr int kGreatestTotal = 127;

// Names the sums of each group, unless they are too large to be looked at.
void name_sums(const EqualSumsCondition& equal, const RuleNode& node, Step& step) {
  const auto totals = totals_of_groups(equal, node);
  if (!totals) return;
  for (std::size_t number = 0; number < equal.groups.size(); ++number) {
    GroupSums group;
    for (const CellIndex cell : equal.groups[number].cells) group.cells.push_back(Cell{cell});
    for (int total = 1; total <= kGreatestTotal; ++total) {
      if ((*totals)[number].has(total)) group.sums.push_back(static_cast<std::uint8_t>(total));
    }
    step.sums.push_back(std::move(group));
  }
}

}  // namespace

void find_common_sums(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const EqualSumsCondition& equal : statement.said.equal_sums) {
      const RuleNode before(view.statements.shell(), view.masks.all());
      RuleNode node = before;
      if (!apply(equal, node)) continue;
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      for (const EqualSumsCondition::Group& group : equal.groups) {
        draft.look_at(group.cells);
        for (const CellIndex cell : group.cells) draft.keep(cell, node[cell]);
      }
      if (!draft.is_idle()) name_sums(equal, before, draft.step());
      if (draft.add_to(sink)) return;
    }
  }
}

}  // namespace nonet
