#include "core/logic/rule_techniques.h"

namespace nonet {

namespace {

constinit const RuleTeachingPart* part_in_use = nullptr;

}  // namespace

void use_rule_teaching(const RuleTeachingPart* part) { part_in_use = part; }

std::span<const TechniqueRow> rule_technique_table() {
  if (part_in_use == nullptr) return {};
  return part_in_use->technique_table();
}

std::span<const TechniqueRow* const> teaching_order_with_rules() {
  return part_in_use == nullptr ? teaching_order() : part_in_use->teaching_order();
}

void find_rule_steps(Technique technique, Survey& survey, StepSink& sink) {
  if (part_in_use != nullptr) part_in_use->find_steps(technique, survey, sink);
}

void find_rule_trials(Technique technique, Survey& survey, StepSink& sink) {
  if (part_in_use != nullptr) part_in_use->find_trials(technique, survey, sink);
}

std::vector<RuleLink> rule_links(const PuzzleState& state, StopToken stop) {
  if (part_in_use == nullptr) return {};
  return part_in_use->links(state, stop);
}

}  // namespace nonet
