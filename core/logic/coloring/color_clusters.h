#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/logic/strong_links.h"

namespace nonet {

/// Cells that strong links of a digit join, in two colours that alternate along the links: the digit stands in all cells of
/// the one and in none of the other.
struct ColorCluster {
  /// The first colour has the first cell.
  std::array<CellSet, 2> colors;
  /// What the cells of each colour see.
  std::array<CellSet, 2> seen;
};

/// The clusters of every digit.
class ColorClusters {
 public:
  ColorClusters(const PuzzleState& state, const StrongLinks& links);

  /// In the order of their first cells.
  std::span<const ColorCluster> of(Digit digit) const {
    return {clusters_.data() + starts_[digit.value - 1u], clusters_.data() + starts_[digit.value]};
  }

 private:
  std::vector<ColorCluster> clusters_;
  // Where those of each digit begin, and behind the last.
  std::vector<std::size_t> starts_;
};

}  // namespace nonet
