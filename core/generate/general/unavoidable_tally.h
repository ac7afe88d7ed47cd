#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet {

/// Unavoidable sets of a full grid of any layout, and for each set the number of its cells that are clues. An
/// unavoidable set is a set of cells in which another full grid differs. A puzzle without a clue in the set has both
/// grids as solutions.
///
/// At first the object has the sets with two digits: the cells of two digits, divided into parts such that no cell of a
/// part is a peer of a cell of another part. Exchanging the two digits in one part gives another full grid. When the
/// puzzle has given candidates or own rules, this grid may be no solution, so the object has no sets at first. add()
/// adds further sets.
class UnavoidableTally {
 public:
  /// `solution` is a solution of the puzzle. At first, all its cells count as clues.
  UnavoidableTally(const PuzzleView& puzzle, const Grid& solution);

  /// Adds the set of the cells in which a full grid differs from the solution.
  void add(std::span<const Digit> other);

  /// Changes the cell from a clue to a blank cell, or back.
  void remove_clue(Cell cell);
  void restore_clue(Cell cell);
  /// True when some set that contains the cell has no clue.
  bool any_without_clue(Cell cell) const;

 private:
  void add_sets_of_two_digits();
  void add_set(std::span<const Cell> cells);

  Grid solution_;
  std::vector<bool> is_clue_;
  // The sets of each cell, and the number of clues of each set.
  std::vector<std::vector<std::uint32_t>> sets_of_;
  std::vector<std::uint32_t> clues_;
};

}  // namespace nonet
