// Multi Colors: a colour of one cluster and a colour of another cluster of the same digit exclude each other, because a
// cell of the first colour is a peer of a cell of the second colour.

#include "core/logic/coloring/colored_step.h"
#include "core/logic/coloring/coloring.h"
#include "core/logic/stop_check.h"

namespace nonet {

namespace {

struct Comparison {
  // excludes[i][j] is true when colour i of the left cluster and colour j of the right cluster exclude each other, and
  // an elimination follows from this.
  std::array<std::array<bool, 2>, 2> excludes{};
  CellSet eliminated;
};

// Multi Colors 1. When two colours exclude each other, at least one of the two opposite colours is true. A place that
// sees both of the opposite colours is false.
Comparison compare_colors(const CellSet& places, const ColorCluster& left, const ColorCluster& right) {
  Comparison comparison;
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) {
      if (!left.seen[i].meets(right.colors[j])) continue;
      const CellSet eliminated = places & left.seen[1 - i] & right.seen[1 - j];
      comparison.excludes[i][j] = !eliminated.empty();
      comparison.eliminated |= eliminated;
    }
  }
  return comparison;
}

// Multi Colors 2. One of the two colours of the right cluster is true. So a colour of the left cluster that excludes
// both is false.
Comparison compare_clusters(const ColorCluster& left, const ColorCluster& right) {
  Comparison comparison;
  for (std::size_t i = 0; i < 2; ++i) {
    if (!left.seen[i].meets(right.colors[0]) || !left.seen[i].meets(right.colors[1])) continue;
    comparison.excludes[i] = {true, true};
    comparison.eliminated |= left.colors[i];
  }
  return comparison;
}

Step step_about(Technique technique, Survey& survey, Digit digit, const ColorCluster& left, const ColorCluster& right,
                const Comparison& comparison) {
  ColoredStep step(technique, survey, digit);
  step.add(left, {Role::Color1, Role::Color2});
  step.add(right, {Role::Color3, Role::Color4});
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) {
      if (comparison.excludes[i][j]) step.join(left.colors[i], right.colors[j]);
    }
  }
  step.eliminate(comparison.eliminated);
  return step.take();
}

bool search(Technique technique, Survey& survey, Digit digit, StopCheck& check, StepSink& sink) {
  const std::span<const ColorCluster> clusters = survey.color_clusters().of(digit);
  const bool by_colors = technique == Technique::MultiColors1;
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    if (check.must_stop(clusters.size() * 20)) return true;
    // Comparing colours gives the same result for (i, j) and (j, i).
    for (std::size_t j = by_colors ? i + 1 : 0; j < clusters.size(); ++j) {
      if (i == j) continue;
      const Comparison comparison = by_colors ? compare_colors(survey.state().cells(digit), clusters[i], clusters[j])
                                              : compare_clusters(clusters[i], clusters[j]);
      if (comparison.eliminated.empty()) continue;
      if (sink.add(step_about(technique, survey, digit, clusters[i], clusters[j], comparison))) return true;
    }
  }
  return false;
}

}  // namespace

void find_multi_colors(Technique technique, Survey& survey, StepSink& sink) {
  StopCheck check(survey.stop());
  for (int value = 1; value <= survey.state().digit_count(); ++value) {
    const Digit digit{static_cast<std::uint8_t>(value)};
    if (search(technique, survey, digit, check, sink)) return;
  }
}

}  // namespace nonet
