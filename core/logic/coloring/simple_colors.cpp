// Simple colors: the cells of one cluster. One colour is true throughout, the other false.

#include "core/logic/coloring/colored_step.h"
#include "core/logic/coloring/coloring.h"

namespace nonet {

namespace {

Step step_about(Technique technique, Survey& survey, Digit digit, const ColorCluster& cluster, const CellSet& losers) {
  ColoredStep step(technique, survey, digit);
  step.add(cluster, {Role::Color1, Role::Color2});
  if (technique == Technique::SimpleColorsWrap) {
    for (const CellSet& color : cluster.colors) step.join(color, color);
  }
  step.eliminate(losers);
  return step.take();
}

CellSet losers_of(Technique technique, const PuzzleState& state, Digit digit, const ColorCluster& cluster) {
  const auto& [colors, seen] = cluster;
  if (technique == Technique::SimpleColorsTrap) return state.cells(digit) & seen[0] & seen[1];
  CellSet losers;
  for (std::size_t i = 0; i < 2; ++i) {
    if (colors[i].meets(seen[i])) losers |= colors[i];
  }
  return losers;
}

}  // namespace

void find_simple_colors(Technique technique, Survey& survey, StepSink& sink) {
  const PuzzleState& state = survey.state();
  for (int value = 1; value <= state.side(); ++value) {
    const Digit digit{static_cast<std::uint8_t>(value)};
    for (const ColorCluster& cluster : survey.color_clusters().of(digit)) {
      const CellSet losers = losers_of(technique, state, digit, cluster);
      if (!losers.empty() && sink.add(step_about(technique, survey, digit, cluster, losers))) return;
    }
  }
}

}  // namespace nonet
