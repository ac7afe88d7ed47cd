#pragma once

#include <array>
#include <vector>

#include "core/logic/coloring/color_clusters.h"
#include "core/logic/step.h"
#include "core/logic/survey.h"

namespace nonet {

/// Builds a step about coloured cells: the parts and links of one or two clusters.
class ColoredStep {
 public:
  ColoredStep(Technique technique, Survey& survey, Digit digit)
      : sets_(survey.sets()),
        links_(survey.strong_links().of(digit)),
        digit_(digit),
        step_(technique, DigitSet(digit)) {}

  /// Adds the cells of a cluster, in the roles of its colours, and its strong links.
  void add(const ColorCluster& cluster, std::array<Role, 2> roles);
  /// Adds a weak link between a cell of `left` and a cell of `right` that are peers, the first such pair. Both cells
  /// must have been added before.
  void join(const CellSet& left, const CellSet& right);
  void eliminate(const CellSet& cells) { step_.eliminate(cells, digit_); }

  Step take() { return std::move(step_); }

 private:
  std::uint16_t part_of(Cell cell) const;

  const LayoutSets& sets_;
  std::span<const StrongLink> links_;
  Digit digit_;
  Step step_;
};

}  // namespace nonet
