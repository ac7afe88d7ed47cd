// Counting circles: each digit d in the circles is in d of them. So the digits that the circles have add up to the
// number of circles, a digit that is in as many circles as it says is in no other one, and a digit that is needed is in
// all circles that can have it when they are just enough.

#include <algorithm>
#include <bit>

#include "core/rule_steps/rule_finders.h"
#include "core/rules/conditions/circle_tally.h"

namespace nonet {

namespace {

// Some circles, with what their candidates say.
struct Circles {
  Circles(const CountCondition& count_of_circles, const RuleView& view)
      : count(count_of_circles), node(view.statements.shell(), view.masks.all()), tally(tally_of(count, node)) {
    for (const DigitMask set : count.sets) {
      if (is_possible(set, count, tally, node)) sets.push_back(set);
    }
  }

  std::size_t places(int digit) const { return tally.open[static_cast<std::size_t>(digit - 1)]; }
  void name_sets(Step& step) const {
    step.total = static_cast<int>(count.cells.size());
    if (sets.size() > Step::kMaxCombinations) return;
    for (const DigitMask set : sets) step.combinations.push_back(digit_set_of(set));
  }

  const CountCondition& count;
  RuleNode node;
  CircleTally tally;
  std::vector<DigitMask> sets;
};

// Calls `add` with each rule of counting circles, until it returns true.
template <class Add>
void for_each_circles(const RuleView& view, Add&& add) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const CountCondition& count : statement.said.counts) {
      if (add(statement, Circles(count, view))) return;
    }
  }
}

}  // namespace

void find_filled_circles(Technique technique, const RuleView& view, StepSink& sink) {
  for_each_circles(view, [&](const RuleStatement& statement, const Circles& circles) {
    for (int digit = 1; digit <= view.statements.digit_count(); ++digit) {
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      int filled = 0;
      for (const CellIndex cell : circles.count.cells) {
        if (view.masks.is_open(cell)) {
          draft.keep(cell, static_cast<DigitMask>(~digit_bit(digit)));
        } else if (view.masks.digit(cell) == digit) {
          draft.look_at(cell);
          ++filled;
        }
      }
      if (filled == digit && draft.add_to(sink)) return true;
    }
    return false;
  });
}

void find_circle_digits(Technique technique, const RuleView& view, StepSink& sink) {
  for_each_circles(view, [&](const RuleStatement& statement, const Circles& circles) {
    DigitMask possible = 0;
    for (const DigitMask set : circles.sets) possible = static_cast<DigitMask>(possible | set);
    RuleStepDraft draft(technique, view);
    draft.add_rule(statement);
    draft.look_at(circles.count.cells);
    for (const CellIndex cell : circles.count.cells) draft.keep(cell, possible);
    circles.name_sets(draft.step());
    return draft.add_to(sink);
  });
}

void find_circle_places(Technique technique, const RuleView& view, StepSink& sink) {
  for_each_circles(view, [&](const RuleStatement& statement, const Circles& circles) {
    DigitMask certain = circles.sets.empty() ? DigitMask{0} : static_cast<DigitMask>(0xffff);
    for (const DigitMask set : circles.sets) certain = static_cast<DigitMask>(certain & set);
    for (int digit = 1; digit <= view.statements.digit_count(); ++digit) {
      if ((certain & digit_bit(digit)) == 0 || circles.places(digit) != static_cast<std::size_t>(digit)) continue;
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      for (const CellIndex cell : circles.count.cells) {
        if ((view.masks[cell] & digit_bit(digit)) == 0) continue;
        draft.look_at(cell);
        draft.keep(cell, digit_bit(digit));
      }
      circles.name_sets(draft.step());
      if (draft.add_to(sink)) return true;
    }
    return false;
  });
}

}  // namespace nonet
