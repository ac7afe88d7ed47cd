#pragma once

#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"

namespace nonet {

/// The candidates of each cell; a filled cell has none. Sides up to 64.
class CandidateGrid {
 public:
  /// The candidates of a blank cell are all digits except those of its peers.
  explicit CandidateGrid(const Grid& grid);

  const LayoutRef& layout() const { return layout_; }
  DigitSet operator[](Cell cell) const { return candidates_[cell.index]; }
  void set(Cell cell, DigitSet digits) { candidates_[cell.index] = digits; }
  void erase(Cell cell, Digit digit) { candidates_[cell.index].erase(digit); }

 private:
  LayoutRef layout_;
  std::vector<DigitSet> candidates_;
};

}  // namespace nonet
