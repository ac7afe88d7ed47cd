#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/grid.h"
#include "core/vision/reading.h"

namespace nonet::vision {

/// A reading, checked by a search for solutions.
struct Resolution {
  /// The givens.
  Grid puzzle;
  /// False when no likely reading has exactly one solution. `puzzle` then has the most likely content of each cell.
  bool unique = false;
  /// Cells whose content is not the most likely one, because only then the puzzle has exactly one solution.
  std::vector<Cell> changed;
  /// Cells that a person should compare with the image. All cells when the puzzle is not unique.
  std::vector<Cell> doubtful;
  /// How much less likely the puzzle is than the most likely contents: 256 times the difference of the logarithms.
  std::int32_t cost = 0;

  /// True when a person should look at the puzzle before it counts as read.
  bool doubt() const { return !doubtful.empty() || !changed.empty(); }
};

/// Finds the most likely puzzle with exactly one solution among the readings of a grid: the most likely content of each
/// cell, or other likely contents in a few cells. The reading must have the status Ok. Tries at most 3000 puzzles for
/// each way in which boxes of the side are printed, which takes less than 0.2 s each; most readings need one.
Resolution resolve(const Reading& reading);

}  // namespace nonet::vision
