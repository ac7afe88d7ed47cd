// Sums. last-cell-of-sum: the last open cell of a sum has what is left of it. sum-bounds: a digit goes with which the
// other cells would be too small or too large together. Cells of a sum that all differ have different digits, so their
// least total is that of different digits.

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/rule_steps/rule_finders.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

struct OpenCell {
  CellIndex cell;
  int weight;
  int least;
  int greatest;
};

struct Bounds {
  int least;
  int greatest;
};

// The open cells of a sum, in groups of cells that all differ and have the same weight, and what they must add up to.
class OpenSum {
 public:
  OpenSum(const SumCondition& sum, const RuleView& view) : left_(sum.total) {
    for (const auto& [cell, weight] : sum.cells) {
      const DigitMask digits = view.masks[cell];
      if (!view.masks.is_open(cell)) {
        left_ -= weight * view.masks.digit(cell);
      } else {
        add({cell, weight, std::countr_zero(digits) + 1, 16 - std::countl_zero(digits)}, view);
      }
    }
  }

  int left() const { return left_; }
  const std::vector<std::vector<OpenCell>>& groups() const { return groups_; }

  /// What all cells but one can add up to.
  Bounds without(CellIndex cell) const {
    Bounds sum{0, 0};
    for (const std::vector<OpenCell>& group : groups_) {
      const Bounds part = bounds_of(group, cell);
      sum.least += part.least;
      sum.greatest += part.greatest;
    }
    return sum;
  }

 private:
  void add(const OpenCell& added, const RuleView& view) {
    for (std::vector<OpenCell>& group : groups_) {
      const bool fits = std::all_of(group.begin(), group.end(), [&](const OpenCell& other) {
        return other.weight == added.weight && view.statements.differ(other.cell, added.cell);
      });
      if (!fits) continue;
      group.push_back(added);
      return;
    }
    groups_.push_back({added});
  }

  static Bounds bounds_of(const std::vector<OpenCell>& group, CellIndex left_out) {
    std::vector<int> least;
    std::vector<int> greatest;
    for (const OpenCell& each : group) {
      if (each.cell == left_out) continue;
      least.push_back(each.least);
      greatest.push_back(-each.greatest);
    }
    const int smallest = sum_of_different(least);
    const int largest = -sum_of_different(greatest);
    const int weight = group.front().weight;
    return weight > 0 ? Bounds{weight * smallest, weight * largest} : Bounds{weight * largest, weight * smallest};
  }

  // The least sum of different numbers, one at least as large as each bound.
  static int sum_of_different(std::vector<int>& bounds) {
    shell_sort(bounds);
    int sum = 0;
    for (std::size_t place = 0; place < bounds.size(); ++place) {
      if (place > 0) bounds[place] = std::max(bounds[place], bounds[place - 1] + 1);
      sum += bounds[place];
    }
    return sum;
  }

  int left_;
  std::vector<std::vector<OpenCell>> groups_;
};

void name_sum(const SumCondition& sum, Step& step) {
  CellSet added;
  CellSet subtracted;
  for (const auto& [cell, weight] : sum.cells) (weight > 0 ? added : subtracted).insert(Cell{cell});
  if (!added.empty()) step.add_part(Role::Added, added, {});
  if (!subtracted.empty()) step.add_part(Role::Subtracted, subtracted, {});
  step.total = sum.total;
}

// Returns sink.is_full().
bool add_last_cell(Technique technique, const RuleView& view, const RuleStatement& statement, const SumCondition& sum,
                   StepSink& sink) {
  const OpenSum open(sum, view);
  if (open.groups().size() != 1 || open.groups()[0].size() != 1) return false;
  const auto& [cell, weight, least, greatest] = open.groups()[0][0];
  const int digit = open.left() / weight;
  if (open.left() % weight != 0 || digit < 1 || digit > view.statements.digit_count()) return false;
  if ((view.masks[cell] & digit_bit(digit)) == 0) return false;
  const DigitSet placed = digit_set_of(digit_bit(digit));
  Step step(technique, placed);
  step.rules.push_back(statement.number);
  name_sum(sum, step);
  CellSet known;
  DigitMask digits = 0;
  for (const WeightedCell& each : sum.cells) {
    if (each.cell == cell) continue;
    known.insert(Cell{each.cell});
    digits = static_cast<DigitMask>(digits | view.masks[each.cell]);
  }
  if (!known.empty()) step.add_part(Role::Known, known, digit_set_of(digits));
  step.add_placement(Cell{cell}, placed.first());
  return sink.add(std::move(step));
}

SumCondition sum_of(const SetOfCells& set) {
  SumCondition sum;
  for (const CellIndex cell : set.condition.cells) sum.cells.push_back({cell, 1});
  sum.total = set.total;
  return sum;
}

}  // namespace

void find_last_cells_of_sums(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const SetOfCells& set : statement.sets) {
      if (set.total != 0 && add_last_cell(technique, view, statement, sum_of(set), sink)) return;
    }
    for (const SumCondition& sum : statement.sums) {
      if (add_last_cell(technique, view, statement, sum, sink)) return;
    }
  }
}

void find_sum_bounds(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const SumCondition& sum : statement.sums) {
      const OpenSum open(sum, view);
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      for (const std::vector<OpenCell>& group : open.groups()) {
        for (const auto& [cell, weight, least, greatest] : group) {
          const Bounds others = open.without(cell);
          DigitMask kept = 0;
          for (int digit = 1; digit <= view.statements.digit_count(); ++digit) {
            const int rest = open.left() - weight * digit;
            if (rest >= others.least && rest <= others.greatest) kept = static_cast<DigitMask>(kept | digit_bit(digit));
          }
          draft.keep(cell, kept);
        }
      }
      if (draft.is_idle()) continue;
      for (const WeightedCell& each : sum.cells) draft.look_at(each.cell);
      name_sum(sum, draft.step());
      if (draft.add_to(sink)) return;
    }
  }
}

}  // namespace nonet
