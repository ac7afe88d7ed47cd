#include "core/generate/full_grid.h"

#include <vector>

#include "core/generate/uniform_grid.h"
#include "core/grid/candidate_grid.h"
#include "core/search/solution_stream.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// Enough for every layout up to 9×9 and for nearly all 16×16 positions. A candidate whose search takes more nodes is skipped.
constexpr std::uint64_t kNodeBudget = 5000;

// Returns the cells in random order.
std::vector<Cell> shuffled_cells(const Layout& layout, Random& random) {
  std::vector<Cell> cells(static_cast<std::size_t>(layout.cell_count()));
  for (std::uint16_t index = 0; index < cells.size(); ++index) cells[index] = Cell{index};
  random.shuffle(std::span(cells));
  return cells;
}

enum class Completions { None, One, Several };

// Finds out how many full grids contain the placed digits. Writes one of them to `completion`.
Completions completions(const Grid& grid, Grid& completion, StopToken stop) {
  SolutionStream stream(grid);
  NodeMeter meter(Control{stop, kNodeBudget, {}});
  if (stream.next(meter) != SearchEvent::Solution) return Completions::None;
  stream.write_solution(completion);
  return stream.next(meter) == SearchEvent::Exhausted ? Completions::One : Completions::Several;
}

// Fills a cell with a random candidate, such that a full grid contains the placed digits.
Completions fill_cell(Grid& grid, Cell cell, Random& random, Grid& completion, StopToken stop) {
  std::vector<Digit> candidates;
  CandidateGrid(grid)[cell].for_each([&](Digit digit) { candidates.push_back(digit); });
  random.shuffle(std::span(candidates));
  for (const Digit digit : candidates) {
    grid[cell] = digit;
    if (const Completions left = completions(grid, completion, stop); left != Completions::None) return left;
  }
  grid[cell] = kBlank;
  return Completions::None;
}

// Some layouts have no full grid, such as 4×4 with the anti-king rule.
bool has_full_grid(const LayoutRef& layout, StopToken stop) {
  SolutionStream stream{Grid(layout)};
  NodeMeter meter(Control{stop, kUnlimited, {}});
  return stream.next(meter) == SearchEvent::Solution;
}

}  // namespace

std::optional<Grid> random_full_grid(const LayoutRef& layout, Random& random, StopToken stop) {
  NONET_EXPECTS(layout->side() <= kMaxGeneratedSide);
  if (layout->is_classic()) return uniform_classic_grid(random);
  while (true) {
    Grid grid(layout);
    Grid completion(layout);
    for (const Cell cell : shuffled_cells(*layout, random)) {
      if (stop.stop_requested()) return std::nullopt;
      const Completions left = fill_cell(grid, cell, random, completion, stop);
      if (left == Completions::One) return completion;
      if (left != Completions::None) continue;
      if (grid.clue_count() == 0 && !has_full_grid(layout, stop)) return std::nullopt;
      break;
    }
  }
}

}  // namespace nonet
