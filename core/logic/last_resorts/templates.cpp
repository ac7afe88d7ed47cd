// Templates. cells_in_templates() gives the cells of a digit that belong to templates. A cell that is the only one of
// them in a full house belongs to every template. Other digits cannot be in such a cell, so their templates are looked
// for again without it.

#include <array>

#include "core/logic/last_resorts/last_resorts.h"
#include "core/logic/template_search.h"

namespace nonet {

namespace {

class Templates {
 public:
  Templates(const PuzzleState& state, StopToken stop) : state_(state), check_(stop) {
    for (bool changes = true; changes;) {
      changes = false;
      state_.all_digits().for_each([&](Digit digit) { changes |= look_at(digit); });
    }
  }

  /// The cells that belong to every template of a digit, and the cells that belong to at least one.
  const CellSet& always(Digit digit) const { return always_[digit.value]; }
  const CellSet& possible(Digit digit) const { return possible_[digit.value]; }
  /// True when the digit has exactly one template: every cell of it is then in all templates.
  bool has_one(Digit digit) const { return always(digit) == possible(digit); }

 private:
  // Returns true when further cells are found to belong to every template of the digit.
  bool look_at(Digit digit) {
    CellSet places = state_.cells(digit);
    state_.all_digits().for_each([&](Digit other) {
      if (other != digit) places -= always_[other.value];
    });
    if (seen_[digit.value] && places == looked_at_[digit.value]) return false;
    seen_[digit.value] = true;
    looked_at_[digit.value] = places;
    possible_[digit.value] = cells_in_templates(state_, digit, places, kMaxTemplateNodes, check_);
    const int before = always_[digit.value].size();
    for_each_house(state_.layout(), [&](House house) {
      if (!state_.layout().holds_every_digit(house)) return;
      const CellSet left = possible_[digit.value] & state_.sets().house(house);
      if (!state_.is_placed(digit, house) && left.has_one()) always_[digit.value].insert(left.first());
    });
    return always_[digit.value].size() > before;
  }

  const PuzzleState& state_;
  StopCheck check_;
  using ByDigit = std::array<CellSet, LayoutSets::kMaxSide + 1>;
  std::array<bool, LayoutSets::kMaxSide + 1> seen_{};
  ByDigit looked_at_;
  ByDigit possible_;
  ByDigit always_;
};

Step step_for(Technique technique, const PuzzleState& state, const Templates& templates, Digit digit) {
  Step step(technique, DigitSet(digit));
  step.templates = templates.has_one(digit) ? TemplateCount::One : TemplateCount::Several;
  if (technique == Technique::TemplateSet) {
    step.add_part(Role::Template, templates.always(digit), DigitSet(digit));
    templates.always(digit).for_each([&](Cell cell) { step.add_placement(cell, digit); });
  } else {
    step.add_part(Role::Template, templates.possible(digit), DigitSet(digit));
    step.eliminate(state.cells(digit) - templates.possible(digit), digit);
  }
  state.all_digits().for_each([&](Digit other) {
    const CellSet taken = state.cells(digit) & templates.always(other);
    if (other != digit && !taken.empty()) step.add_part(Role::Template, taken, DigitSet(other));
  });
  return step;
}

}  // namespace

void find_templates(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  const Templates templates(state, survey.stop());
  if (survey.stop().stop_requested()) return;
  for (int value = 1; value <= state.digit_count(); ++value) {
    if (sink.add(step_for(technique, state, templates, Digit{static_cast<std::uint8_t>(value)}))) return;
  }
}

}  // namespace nonet
