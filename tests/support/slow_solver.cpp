#include "tests/support/slow_solver.h"

#include <bitset>
#include <utility>

#include "tests/support/grids.h"

namespace nonet::test {

struct SlowSolver::Search {
  const SlowSolver& solver;
  Grid grid;
  std::size_t limit;
  std::uint64_t guesses = 0;
  std::vector<Grid> found = {};

  /// The digits that no cell which must differ from this one has.
  std::bitset<32> candidates(std::uint16_t cell) const {
    std::bitset<32> left;
    for (int value = 0; value < grid.side(); ++value) left.set(static_cast<std::size_t>(value));
    for (const std::uint16_t other : solver.others_[cell]) {
      const Digit digit = grid[Cell{other}];
      if (!digit.is_blank()) left.reset(digit.value - 1u);
    }
    return left;
  }

  /// Returns false when there were too many guesses.
  bool run() {
    std::optional<std::uint16_t> chosen;
    std::bitset<32> fewest;
    for (std::uint16_t cell = 0; cell < grid.digits().size(); ++cell) {
      if (!grid[Cell{cell}].is_blank()) continue;
      const auto left = candidates(cell);
      if (chosen && left.count() >= fewest.count()) continue;
      chosen = cell;
      fewest = left;
    }
    if (!chosen) {
      found.push_back(grid);
      return true;
    }
    for (std::uint8_t value = 1; value <= grid.side() && found.size() < limit; ++value) {
      if (!fewest.test(value - 1u)) continue;
      if (++guesses > kMostGuesses) return false;
      grid[Cell{*chosen}] = Digit{value};
      if (!run()) return false;
    }
    grid[Cell{*chosen}] = kBlank;
    return true;
  }
};

SlowSolver::SlowSolver(LayoutRef layout) : layout_(std::move(layout)) {
  const auto cells = static_cast<std::uint16_t>(layout_->cell_count());
  others_.resize(cells);
  for (std::uint16_t cell = 0; cell < cells; ++cell) {
    for (std::uint16_t other = 0; other < cells; ++other) {
      if (other != cell && differ(*layout_, Cell{cell}, Cell{other})) others_[cell].push_back(other);
    }
  }
}

std::optional<std::vector<Grid>> SlowSolver::solutions(const Grid& puzzle, std::size_t limit) const {
  Search search{*this, puzzle, limit};
  for (std::uint16_t cell = 0; cell < puzzle.digits().size(); ++cell) {
    const Digit given = puzzle[Cell{cell}];
    if (!given.is_blank() && !search.candidates(cell).test(given.value - 1u)) return std::vector<Grid>{};
  }
  if (!search.run()) return std::nullopt;
  return std::move(search.found);
}

}  // namespace nonet::test
