// Multi colors: two clusters, of which a colour of the one sees a colour of the other.

#include "core/logic/coloring/colored_step.h"
#include "core/logic/coloring/coloring.h"

namespace nonet {

namespace {

struct Meeting {
  // Which colours of the left cluster see which of the right one, as far as eliminations come of it.
  std::array<std::array<bool, 2>, 2> matters{};
  CellSet losers;
};

// Two colours see each other: one of the two others is true.
Meeting compare_colors(const CellSet& places, const ColorCluster& left, const ColorCluster& right) {
  Meeting meeting;
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) {
      if (!left.seen[i].meets(right.colors[j])) continue;
      const CellSet losers = places & left.seen[1 - i] & right.seen[1 - j];
      meeting.matters[i][j] = !losers.empty();
      meeting.losers |= losers;
    }
  }
  return meeting;
}

// A colour of the left cluster that sees both of the right one is false.
Meeting compare_clusters(const ColorCluster& left, const ColorCluster& right) {
  Meeting meeting;
  for (std::size_t i = 0; i < 2; ++i) {
    if (!left.seen[i].meets(right.colors[0]) || !left.seen[i].meets(right.colors[1])) continue;
    meeting.matters[i] = {true, true};
    meeting.losers |= left.colors[i];
  }
  return meeting;
}

Step step_about(Technique technique, Survey& survey, Digit digit, const ColorCluster& left, const ColorCluster& right,
                const Meeting& meeting) {
  ColoredStep step(technique, survey, digit);
  step.add(left, {Role::Color1, Role::Color2});
  step.add(right, {Role::Color3, Role::Color4});
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) {
      if (meeting.matters[i][j]) step.join(left.colors[i], right.colors[j]);
    }
  }
  step.eliminate(meeting.losers);
  return step.take();
}

bool search(Technique technique, Survey& survey, Digit digit, StepSink& sink) {
  const std::span<const ColorCluster> clusters = survey.color_clusters().of(digit);
  const bool by_colors = technique == Technique::MultiColors1;
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    // Comparing colours is the same both ways.
    for (std::size_t j = by_colors ? i + 1 : 0; j < clusters.size(); ++j) {
      if (i == j) continue;
      const Meeting meeting = by_colors ? compare_colors(survey.state().cells(digit), clusters[i], clusters[j])
                                        : compare_clusters(clusters[i], clusters[j]);
      if (meeting.losers.empty()) continue;
      if (sink.add(step_about(technique, survey, digit, clusters[i], clusters[j], meeting))) return true;
    }
  }
  return false;
}

}  // namespace

void find_multi_colors(Technique technique, Survey& survey, StepSink& sink) {
  for (int value = 1; value <= survey.state().side(); ++value) {
    const Digit digit{static_cast<std::uint8_t>(value)};
    if (search(technique, survey, digit, sink)) return;
  }
}

}  // namespace nonet
