#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/logic/strong_links.h"

namespace nonet {

/// Cells joined by strong links of a digit. The two colours alternate along the links: either all cells of the first
/// colour have the digit and none of the second, or the other way round.
struct ColorCluster {
  /// The cells of each colour. The cell with the smallest number has the first colour.
  std::array<CellSet, 2> colors;
  /// The peers of the cells of each colour.
  std::array<CellSet, 2> seen;
};

/// The clusters of every digit.
class ColorClusters {
 public:
  ColorClusters(const PuzzleState& state, const StrongLinks& links);

  /// In the order of their first cells.
  std::span<const ColorCluster> of(Digit digit) const { return clusters_[digit.value - 1u]; }

 private:
  // A list for each digit.
  ListOfLists<ColorCluster> clusters_;
};

}  // namespace nonet
