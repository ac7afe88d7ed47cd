#pragma once

#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"

namespace nonet {

/// For each cell the digits that it may still hold; a filled cell has none. Sides up to 64.
class CandidateGrid {
 public:
  /// The candidates that the digits of the grid leave: all digits but those of its peers.
  explicit CandidateGrid(const Grid& grid);

  const LayoutRef& layout() const { return layout_; }
  DigitSet operator[](Cell cell) const { return candidates_[cell.index]; }

 private:
  LayoutRef layout_;
  std::vector<DigitSet> candidates_;
};

}  // namespace nonet
