#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/logic/step.h"
#include "core/logic/step_sink.h"
#include "core/logic/stop_check.h"
#include "core/rule_steps/rule_masks.h"
#include "core/rule_steps/rule_statements.h"

namespace nonet {

/// What finders of Family::Rules read, computed once for a call. The state must have own rules.
struct RuleView {
  explicit RuleView(const PuzzleState& state_now, StopToken stop = {})
      : state(state_now), statements(RuleStatements::of(*state_now.rules())), masks(state_now), check_(stop) {}

  /// To be called before each piece of work, in units of StopCheck. Returns true when the finder must end.
  bool must_stop(std::uint64_t work) const { return check_.must_stop(work); }

  const PuzzleState& state;
  const RuleStatements& statements;
  RuleMasks masks;

 private:
  mutable StopCheck check_;
};

/// About how long a look at each condition of a statement takes, in units of StopCheck.
inline std::uint64_t work_of(const RuleStatement& statement) {
  std::uint64_t work = 200 + 20 * (statement.pairs.size() + statement.sums.size());
  for (const SetOfCells& set : statement.sets) work += 16 * set.condition.sets.size();
  return work;
}

/// A step that is being made: the cells that a conclusion looks at, and the digits that are left in cells.
class RuleStepDraft {
 public:
  RuleStepDraft(Technique technique, const RuleView& view)
      : step_(technique), view_(view), kept_(view.masks.all().begin(), view.masks.all().end()) {}

  Step& step() { return step_; }
  void add_rule(const RuleStatement& statement) { step_.rules.push_back(statement.number); }
  /// Names cells that the conclusion looks at.
  void look_at(CellIndex cell) { looked_at_.push_back(cell); }
  void look_at(std::span<const CellIndex> cells) { looked_at_.insert(looked_at_.end(), cells.begin(), cells.end()); }
  /// Eliminates all other digits from the cell. Looks at the cell when that changes it.
  void keep(CellIndex cell, DigitMask digits);
  /// True when keep() has changed nothing, or has left a cell without a digit.
  bool is_idle() const { return !has_changed_; }
  bool is_contradictory() const { return is_contradictory_; }

  /// Adds the step to the sink, unless it is idle or contradictory. Open cells that were looked at are Role::RuleCell
  /// with all their candidates, other cells are Role::Known with their digits. When one cell loses candidates and has
  /// one left, the step places it. Returns is_full().
  bool add_to(StepSink& sink);

 private:
  Step step_;
  const RuleView& view_;
  std::vector<DigitMask> kept_;
  std::vector<CellIndex> looked_at_;
  bool has_changed_ = false;
  bool is_contradictory_ = false;
};

}  // namespace nonet
