#include "tests/support/classic_puzzles.h"

#include <algorithm>

#include "core/general/house/house_search.h"

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

std::uint32_t count_by_houses(const PuzzleView& puzzle, std::uint32_t limit) {
  HouseSearch search(puzzle);
  NodeMeter meter;
  std::uint32_t count = 0;
  while (count < limit && search.next(meter) == SearchEvent::Solution) ++count;
  return count;
}

}  // namespace nonet::test
