// Simple colors: all cells of one colour of a cluster hold the digit, and none of the other colour.

#include "core/logic/coloring/colored_step.h"
#include "core/logic/coloring/coloring.h"

namespace nonet {

namespace {

Step step_about(Technique technique, Survey& survey, Digit digit, const ColorCluster& cluster,
                const CellSet& eliminated) {
  ColoredStep step(technique, survey, digit);
  step.add(cluster, {Role::Color1, Role::Color2});
  if (technique == Technique::SimpleColorsWrap) {
    for (const CellSet& color : cluster.colors) step.join(color, color);
  }
  step.eliminate(eliminated);
  return step.take();
}

CellSet eliminated_by(Technique technique, const PuzzleState& state, Digit digit, const ColorCluster& cluster) {
  const auto& [colors, seen] = cluster;
  if (technique == Technique::SimpleColorsTrap) return state.cells(digit) & seen[0] & seen[1];
  CellSet eliminated;
  for (std::size_t i = 0; i < 2; ++i) {
    if (colors[i].meets(seen[i])) eliminated |= colors[i];
  }
  return eliminated;
}

}  // namespace

void find_simple_colors(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  for (int value = 1; value <= state.digit_count(); ++value) {
    const Digit digit{static_cast<std::uint8_t>(value)};
    for (const ColorCluster& cluster : survey.color_clusters().of(digit)) {
      const CellSet eliminated = eliminated_by(technique, state, digit, cluster);
      if (!eliminated.empty() && sink.add(step_about(technique, survey, digit, cluster, eliminated))) return;
    }
  }
}

}  // namespace nonet
