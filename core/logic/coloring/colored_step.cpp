#include "core/logic/coloring/colored_step.h"

#include <algorithm>

namespace nonet {

void ColoredStep::add(const ColorCluster& cluster, std::array<Role, 2> roles) {
  CellSet added;
  const auto add_cell = [&](Cell cell) {
    added.insert(cell);
    const bool is_first = cluster.colors[0].contains(cell);
    return step_.add_part(is_first ? roles[0] : roles[1], cell, DigitSet(digit_));
  };
  const std::size_t start = add_cell(cluster.colors[0].first());
  for (std::size_t from = start; from < step_.parts.size(); ++from) {
    const Cell cell = step_.parts[from].cells.front();
    for (const StrongLink& link : links_) {
      if (link.first != cell && link.second != cell) continue;
      const Cell other = link.first == cell ? link.second : link.first;
      if (!added.contains(other)) step_.add_link(static_cast<std::uint16_t>(from), add_cell(other), true);
    }
  }
}

void ColoredStep::join(const CellSet& left, const CellSet& right) {
  bool joined = false;
  left.for_each([&](Cell cell) {
    const CellSet near = right & sets_.peers(cell);
    if (joined || near.empty()) return;
    step_.add_link(part_of(cell), part_of(near.first()), false);
    joined = true;
  });
}

std::uint16_t ColoredStep::part_of(Cell cell) const {
  const auto found = std::find_if(step_.parts.begin(), step_.parts.end(),
                                  [&](const Part& part) { return part.cells.front() == cell; });
  return static_cast<std::uint16_t>(found - step_.parts.begin());
}

}  // namespace nonet
