#pragma once

#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"

namespace nonet {

/// The candidates of each cell of a grid. A filled cell has none. Sides up to 64. The object stores nothing else;
/// PuzzleState in core/logic also stores the places of each digit in each house.
class CandidateGrid {
 public:
  /// The candidates of a blank cell are all digits except those of its peers.
  explicit CandidateGrid(const Grid& grid);

  const LayoutRef& layout() const { return layout_; }
  DigitSet operator[](Cell cell) const {
    NONET_EXPECTS(cell.index < candidates_.size());
    return candidates_[cell.index];
  }
  void set(Cell cell, DigitSet digits) {
    NONET_EXPECTS(cell.index < candidates_.size());
    candidates_[cell.index] = digits;
  }
  void erase(Cell cell, Digit digit) {
    NONET_EXPECTS(cell.index < candidates_.size());
    candidates_[cell.index].erase(digit);
  }

 private:
  LayoutRef layout_;
  std::vector<DigitSet> candidates_;
};

}  // namespace nonet
