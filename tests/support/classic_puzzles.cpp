#include "tests/support/classic_puzzles.h"

#include <algorithm>

namespace nonet::test {

ClassicPuzzle puzzle_of(const Grid& grid) {
  ClassicPuzzle puzzle;
  std::copy(grid.digits().begin(), grid.digits().end(), puzzle.begin());
  return puzzle;
}

Grid grid_from(const ClassicPuzzle& puzzle) {
  Grid grid(Layout::classic());
  std::copy(puzzle.begin(), puzzle.end(), grid.digits().begin());
  return grid;
}

}  // namespace nonet::test
