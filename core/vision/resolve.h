#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/grid.h"
#include "core/util/control.h"
#include "core/vision/reading.h"

namespace nonet::vision {

/// A reading, checked by a search for solutions.
struct Resolution {
  /// The givens: printed digits.
  Grid puzzle;
  /// Digits that a player has entered. They are no givens, and may be wrong.
  Grid entries;
  /// How many solutions the puzzle has: 0, 1, or 2 for several. Unless it is 1, no likely reading has exactly one
  /// solution, and `puzzle` has the most likely content of each cell.
  int solutions = 0;
  /// Cells whose content is not the most likely one, because only then the puzzle has exactly one solution.
  std::vector<Cell> changed;
  /// Cells that a person should compare with the image: those with another likely content under which the puzzle has
  /// exactly one solution, too; those that look strange; and without exactly one solution, those that are not sure and
  /// those in conflict.
  std::vector<Cell> doubtful;
  /// How much less likely the puzzle is than the most likely contents: 256 times the difference of the logarithms.
  std::int32_t cost = 0;

  /// True when a person should look at the puzzle before it counts as read.
  bool doubt() const { return !is_unique() || !doubtful.empty() || !changed.empty(); }
  bool is_unique() const { return solutions == 1; }
};

/// A content that is less likely is no reading of a cell: neither does resolve() choose the content to give the puzzle
/// one solution, nor does the content make a cell doubtful.
inline constexpr float kRealProbability = 0.05f;

/// What a cell of a reading could hold, most likely first: the most likely content, and each other one that is not less
/// likely than kRealProbability.
std::vector<Digit> likely_contents(const Reading& reading, Cell cell);

float probability_of(const Reading& reading, Cell cell, Digit content);

/// True when the most likely givens of a reading, without its entries, have exactly one solution.
bool has_one_solution(const Reading& reading, const StopToken& stop = {});

/// Finds the most likely puzzle with exactly one solution among the readings of a grid: the most likely content of each
/// cell, or other likely contents in a few cells. Digits that were entered are left out of the puzzle. When only the
/// puzzle with them has exactly one solution, two colours were printed: they are givens, and doubtful. So are digits of
/// which it is open whether they were written by hand, when the puzzle has exactly one solution only with them. The
/// reading must have the status Ok. Tries at most 3000 puzzles for each way in which boxes of the side are printed, and
/// at most twice as many, or one for each open digit; most readings need one. All of that takes less than 200,000 units
/// of work, some 0.2 s. When that is not enough, or a stop is requested, the reading counts as one without exactly one
/// solution, or cells that were not compared yet are doubtful.
Resolution resolve(const Reading& reading, const StopToken& stop = {});

}  // namespace nonet::vision
