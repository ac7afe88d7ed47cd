#include "core/rule_steps/rule_step.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace nonet {

void RuleStepDraft::keep(CellIndex cell, DigitMask digits) {
  const auto left = static_cast<DigitMask>(kept_[cell] & digits);
  if (left == kept_[cell]) return;
  kept_[cell] = left;
  looked_at_.push_back(cell);
  has_changed_ = true;
  is_contradictory_ = is_contradictory_ || left == 0;
}

bool RuleStepDraft::add_to(StepSink& sink) {
  if (!has_changed_ || is_contradictory_) return sink.is_full();
  CellSet open;
  CellSet known;
  DigitMask digits_of_open = 0;
  DigitMask digits_of_known = 0;
  for (const CellIndex cell : looked_at_) {
    const bool is_open = view_.masks.is_open(cell);
    (is_open ? open : known).insert(Cell{cell});
    DigitMask& digits = is_open ? digits_of_open : digits_of_known;
    digits = static_cast<DigitMask>(digits | view_.masks[cell]);
  }
  if (!open.empty()) step_.add_part(Role::RuleCell, open, digit_set_of(digits_of_open));
  if (!known.empty()) step_.add_part(Role::Known, known, digit_set_of(digits_of_known));
  std::vector<CellIndex> changed;
  DigitMask gone = 0;
  for (std::size_t cell = 0; cell < kept_.size(); ++cell) {
    const auto index = static_cast<CellIndex>(cell);
    if (kept_[cell] == view_.masks[index]) continue;
    changed.push_back(index);
    gone = static_cast<DigitMask>(gone | (view_.masks[index] & ~kept_[cell]));
  }
  if (changed.size() == 1 && std::has_single_bit(kept_[changed[0]])) {
    const DigitSet digit = digit_set_of(kept_[changed[0]]);
    step_.digits = digit;
    step_.add_placement(Cell{changed[0]}, digit.first());
    return sink.add(std::move(step_));
  }
  step_.digits = digit_set_of(gone);
  for (const CellIndex cell : changed) {
    digit_set_of(static_cast<DigitMask>(view_.masks[cell] & ~kept_[cell])).for_each([&](Digit digit) {
      step_.eliminate(Cell{cell}, digit);
    });
  }
  return sink.add(std::move(step_));
}

}  // namespace nonet
