// Any-of rules. Each alternative draws its conclusions from the candidates by itself. Where one alternative alone fits
// the candidates, it is the rule, and its conclusions hold: last-alternative. Where several do, a digit goes that none
// of them leaves: every-alternative.

#include <utility>

#include "core/rule_steps/rule_finders.h"
#include "core/rules/node.h"

namespace nonet {

namespace {

// The alternatives that fit the candidates, and what they leave.
struct LeftAlternatives {
  std::vector<std::uint16_t> numbers;
  // Of each cell of the puzzle.
  std::vector<DigitMask> kept;
};

LeftAlternatives left_of(const AnyOfCondition& any_of, const RuleMasks& masks) {
  LeftAlternatives left{{}, std::vector<DigitMask>(masks.all().size())};
  std::vector<DigitMask> start(masks.all().size());
  for (std::size_t place = 0; place < any_of.alternatives.size(); ++place) {
    const RuleNetwork& alternative = *any_of.alternatives[place];
    for (std::size_t cell = 0; cell < start.size(); ++cell)
      start[cell] = static_cast<DigitMask>(masks.all()[cell] & alternative.start[cell]);
    RuleNode own(alternative, start);
    if (!own.propagate()) continue;
    left.numbers.push_back(any_of.numbers[place]);
    for (const CellIndex cell : any_of.cells) left.kept[cell] = static_cast<DigitMask>(left.kept[cell] | own[cell]);
  }
  return left;
}

}  // namespace

void find_alternatives(Technique technique, const RuleView& view, StepSink& sink) {
  for (const RuleStatement& statement : view.statements.all()) {
    if (view.must_stop(work_of(statement))) return;
    for (const AnyOfCondition& any_of : statement.said.any_ofs) {
      LeftAlternatives left = left_of(any_of, view.masks);
      if (left.numbers.empty() || (left.numbers.size() == 1) != (technique == Technique::LastAlternative)) continue;
      RuleStepDraft draft(technique, view);
      draft.add_rule(statement);
      draft.look_at(any_of.cells);
      for (const CellIndex cell : any_of.cells) draft.keep(cell, left.kept[cell]);
      draft.step().alternatives = std::move(left.numbers);
      if (draft.add_to(sink)) return;
    }
  }
}

}  // namespace nonet
